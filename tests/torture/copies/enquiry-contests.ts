import { sql } from "kysely";
import { complaint, keptComplaint, pressGrievance } from "./complaint.ts";
import { counted, isTaken, pressedAtOnce, shuffled } from "./contest.ts";

const sentOften = pressedAtOnce("a grievance sent 20 times at once", async (copies) => {
  const { press, its, count, mailsTo, toShop } = complaint(copies);
  return {
    presses: Array.from({ length: 20 }, () => press),
    async judge(said) {
      return [
        ...counted("grievances", await count(sql`select count(*) ${its}`), 1),
        ...counted("mails to its sender", await mailsTo("grievance-received"), 1),
        ...counted("mails to the shop", await toShop(), 1),
        ...counted("tickets that people were led to", new Set(said.map(({ location }) => location)).size, 1),
      ];
    },
  };
});

const numbered = pressedAtOnce("20 grievances at once", async (copies) => {
  const many = Array.from({ length: 20 }, () => complaint(copies));
  return {
    presses: many.map(({ press }) => press),
    async judge(said) {
      const kept = await Promise.all(many.map(({ its, count }) => count(sql`select count(*) ${its}`)));
      return [
        ...counted(
          "grievances",
          kept.reduce((sum, each) => sum + each, 0),
          20,
        ),
        ...counted("numbers", new Set(said.map(({ location }) => location.replace(/\?.*/, ""))).size, 20),
        ...counted("answers that it was taken", said.filter(isTaken).length, 20),
      ];
    },
  };
});

/** Both were made from the ticket as it came: one of them is done, whoever it was. */
const answered = pressedAtOnce(
  "a grievance resolved beside its acknowledgement, by ten each",
  async (copies) => {
    const { id, its, count, mailsTo } = await keptComplaint(copies);
    const resolve = pressGrievance(copies, id, { intent: "resolve", words: "A new one comes." });
    const acknowledge = pressGrievance(copies, id, { intent: "acknowledge" });
    return {
      presses: shuffled([...Array(10).fill(resolve), ...Array(10).fill(acknowledge)]),
      async judge() {
        const resolved = await count(sql`select count(*) ${its} and state = 'resolved'`);
        return [
          ...counted("changes", await count(sql`select version - 1 ${its}`), 1),
          ...counted(
            "replies",
            await count(sql`select count(*) from grievance_replies where grievance_id = ${id}`),
            resolved,
          ),
          ...counted("mails of it", await mailsTo("grievance-step"), 1),
          ...counted(
            "audit rows",
            await count(
              sql`select count(*) from audit_log where entity_id = ${id} and action like 'grievance.%'`,
            ),
            1,
          ),
        ];
      },
    };
  },
);

export const enquiryContests = [sentOften, numbered, answered];
