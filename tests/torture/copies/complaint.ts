import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { adminGrievancePath } from "#enquiries/admin/grievances/grievance-paths.ts";
import { messageKeyName } from "#enquiries/message-key.ts";
import { post } from "../visitors.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

/** 'Send' of a complaint's form, as it was rendered once. */
export function complaint({ db, visit }: Copies) {
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

/** A complaint that was sent in, with its ticket's id. */
export async function keptComplaint(copies: Copies) {
  const { press, ...sent } = complaint(copies);
  await press();
  const { rows } = await sql<{ id: string }>`select id ${sent.its}`.execute(copies.db);
  const [ticket] = rows;
  if (!ticket) throw new Error("no grievance was kept");
  return { ...sent, id: ticket.id };
}

/** A button of 'Manage Grievance', as it was rendered when the ticket came. */
export const pressGrievance =
  ({ visit }: Copies, id: string, fields: { intent: string; words?: string }) =>
  () =>
    post(visit, adminGrievancePath(id), new URLSearchParams({ version: "1", ...fields }), {
      Cookie: visit.adminCookie,
    });
