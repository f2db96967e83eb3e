import { sql } from "kysely";
import { complaint, keptComplaint, pressGrievance } from "../copies/complaint.ts";
import type { Act } from "./act.ts";

/** Whoever has read its number finds it kept; whoever has not sends it again, and it is one. */
const complain: Act = {
  name: "a grievance sent in",
  steps: [
    "insert grievances",
    "insert mail_outbox when NEW.kind = 'grievance-received'",
    "insert mail_outbox when NEW.kind = 'grievance'",
  ],
  async ready(copies) {
    const { press, its, count, mailsTo, toShop } = complaint(copies);
    return {
      press,
      traces: {
        grievances: () => count(sql`select count(*) ${its} and state = 'open'`),
        "mails to its sender": () => mailsTo("grievance-received"),
        "mails to the shop": toShop,
      },
    };
  },
};

const resolve: Act = {
  name: "a grievance resolved with words",
  steps: ["update grievances", "insert grievance_replies", "insert audit_log", "insert mail_outbox"],
  isLong: true,
  async ready(copies) {
    const { id, its, count, mailsTo } = await keptComplaint(copies);
    const words = "A new one is on its way to you.";
    return {
      press: pressGrievance(copies, id, { intent: "resolve", words }),
      traces: {
        "grievances resolved": () => count(sql`select count(*) ${its} and state = 'resolved'`),
        replies: () => count(sql`select count(*) from grievance_replies where grievance_id = ${id}`),
        "audit rows": () =>
          count(
            sql`select count(*) from audit_log where entity_id = ${id} and action = 'grievance.resolved'`,
          ),
        mails: () => mailsTo("grievance-step"),
      },
    };
  },
};

export const enquiryActs: readonly Act[] = [complain, resolve];
