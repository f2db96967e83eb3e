import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminGrievancePath } from "#enquiries/grievance/grievance.ts";
import { messageKeyName } from "#enquiries/message-key.ts";
import { placesIn, pressedAtOnce, shuffled, taken, type Wanted } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies, countIn, mailsTo } from "../copies/copies.ts";
import { ownersForm, post } from "../visitors.ts";

/** 'Send' of a complaint's form, as it was rendered once. */
function complaint({ visit }: Copies) {
  const [key, email] = [randomUUID(), `asha-${randomInt(1e9)}@example.com`];
  const fields = { fullName: "Asha Rao", email, phone: "", orderNumber: "", body: "It came torn." };
  const its = sql`from grievances where idempotency_key = ${key}`;
  return {
    press: () => post(visit, "/grievance", new URLSearchParams({ ...fields, [messageKeyName]: key })),
    its,
    received: mailsTo("grievance-received", email),
    answered: mailsTo("grievance-step", email),
    toShop: sql`select count(*) from mail_outbox where kind = 'grievance'
      and letter::text like '%' || (select id ${its}) || '%'`,
  };
}

/** A complaint that was sent in, with its ticket's id. */
async function keptComplaint(copies: Copies) {
  const { press, ...sent } = complaint(copies);
  await press();
  const { rows } = await sql<{ id: string }>`select id ${sent.its}`.execute(copies.db);
  const [ticket] = rows;
  if (!ticket) throw new Error("no grievance was kept");
  const replies = sql`select count(*) from grievance_replies where grievance_id = ${ticket.id}`;
  return { ...sent, id: ticket.id, replies };
}

/** A button of 'Manage Grievance', as it was rendered when the ticket came. */
const pressGrievance =
  ({ visit }: Copies, id: string, fields: { intent: string; words?: string }) =>
  () =>
    ownersForm(visit, adminGrievancePath(id), { version: "1", ...fields });

const sentOften = pressedAtOnce("a grievance sent 20 times at once", async (copies) => {
  const { press, its, received, toShop } = complaint(copies);
  return {
    presses: Array(20).fill(press),
    judge: (said) => [
      ["grievances", sql`select count(*) ${its}`, 1],
      ["mails to its sender", received, 1],
      ["mails to the shop", toShop, 1],
      ["tickets that people were led to", placesIn(said), 1],
    ],
  };
});

const numbered = pressedAtOnce("20 grievances at once", async (copies) => {
  const many = Array.from({ length: 20 }, () => complaint(copies));
  return {
    presses: many.map(({ press }) => press),
    judge: (said) => [
      ...many.map(({ its }, at): Wanted => [`grievances of sender ${at}`, sql`select count(*) ${its}`, 1]),
      ["numbers", placesIn(said, /^[^?]*/), 20],
      ["answers that it was taken", taken(said), 20],
    ],
  };
});

/** Both were made from the ticket as it came: one of them is done, whoever it was. */
const resolvedBeside = "a grievance resolved beside its acknowledgement, by ten each";
const answered = pressedAtOnce(resolvedBeside, async (copies) => {
  const { id, its, answered, replies } = await keptComplaint(copies);
  const resolve = pressGrievance(copies, id, { intent: "resolve", words: "A new one comes." });
  const acknowledge = pressGrievance(copies, id, { intent: "acknowledge" });
  const audits = sql`select count(*) from audit_log where entity_id = ${id} and action like 'grievance.%'`;
  return {
    presses: shuffled([...Array(10).fill(resolve), ...Array(10).fill(acknowledge)]),
    judge: async () => [
      ["changes", sql`select version - 1 ${its}`, 1],
      ["replies", replies, await countIn(copies.db, sql`select count(*) ${its} and state = 'resolved'`)],
      ["mails of it", answered, 1],
      ["audit rows", audits, 1],
    ],
  };
});

/** Whoever has read its number finds it kept; whoever has not sends it again, and it is one. */
const complain: Act = {
  name: "a grievance sent in",
  steps: [
    "insert grievances",
    "insert mail_outbox when NEW.kind = 'grievance-received'",
    "insert mail_outbox when NEW.kind = 'grievance'",
  ],
  async ready(copies) {
    const { press, its, received, toShop } = complaint(copies);
    const open = sql`select count(*) ${its} and state = 'open'`;
    return {
      press,
      traces: { grievances: open, "mails to its sender": received, "mails to the shop": toShop },
    };
  },
};

const resolve: Act = {
  name: "a grievance resolved with words",
  steps: ["update grievances", "insert grievance_replies", "insert audit_log", "insert mail_outbox"],
  isLong: true,
  async ready(copies) {
    const { id, its, answered, replies } = await keptComplaint(copies);
    const words = "A new one is on its way to you.";
    return {
      press: pressGrievance(copies, id, { intent: "resolve", words }),
      traces: {
        "grievances resolved": sql`select count(*) ${its} and state = 'resolved'`,
        replies,
        "audit rows": auditsOf("grievance.resolved", id),
        mails: answered,
      },
    };
  },
};

export const grievanceContests = [sentOften, numbered, answered];
export const grievanceActs: readonly Act[] = [complain, resolve];
