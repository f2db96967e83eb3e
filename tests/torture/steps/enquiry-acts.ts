import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminGrievancePath } from "#enquiries/admin/grievances/grievance-paths.ts";
import { messageKeyName } from "#enquiries/message-key.ts";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import { post } from "../visitors.ts";
import type { Act } from "./act.ts";

/** 'Send' of a complaint's form, as it was rendered once. */
function complaint({ db, visit }: Copies) {
  const [key, email] = [randomUUID(), `asha-${randomInt(1e9)}@example.com`];
  const fields = { fullName: "Asha Rao", email, phone: "", orderNumber: "", body: "It came torn." };
  const its = sql`from grievances where idempotency_key = ${key}`;
  return {
    press: () => post(visit, "/grievance", new URLSearchParams({ ...fields, [messageKeyName]: key })),
    its,
    count: (of: ReturnType<typeof sql>) => countIn(db, of),
    mailsTo: (kind: string) =>
      countIn(db, sql`select count(*) from mail_outbox where kind = ${kind} and to_address = ${email}`),
    toShop: () =>
      countIn(
        db,
        sql`select count(*) from mail_outbox where kind = 'grievance'
          and letter::text like '%' || (select id ${its}) || '%'`,
      ),
  };
}

/** Whoever has read its number finds it kept; whoever has not sends it again, and it is one. */
const complain: Act = {
  name: "a grievance sent in",
  steps: [
    ["insert", "grievances"],
    ["insert", "mail_outbox", "NEW.kind = 'grievance-received'"],
    ["insert", "mail_outbox", "NEW.kind = 'grievance'"],
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
  steps: [
    ["update", "grievances"],
    ["insert", "grievance_replies"],
    ["insert", "audit_log"],
    ["insert", "mail_outbox"],
  ],
  isLong: true,
  async ready(copies) {
    const { press, its, count, mailsTo } = complaint(copies);
    await press();
    const { rows } = await sql<{ id: string }>`select id ${its}`.execute(copies.db);
    const id = rows[0]?.id;
    if (!id) throw new Error("no grievance was kept");
    const fields = { version: "1", intent: "resolve", words: "A new one is on its way to you." };
    const { visit } = copies;
    return {
      press: () =>
        post(visit, adminGrievancePath(id), new URLSearchParams(fields), { Cookie: visit.adminCookie }),
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
