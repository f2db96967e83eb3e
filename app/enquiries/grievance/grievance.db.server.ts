import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { languageNow } from "#values/language/language.ts";
import { type Arrival, type EnquiryRows, enquiryColumns } from "../enquiry-rows.db.server.ts";
import {
  duesOf,
  type Grievance,
  type GrievanceEntry,
  type GrievanceReply,
  grievanceNumberAt,
} from "./grievance.ts";

export type Ticket = Pick<Grievance, "id" | "number" | "acknowledgeBy" | "resolveBy">;

const ticket = ["id", "number", "acknowledge_by as acknowledgeBy", "resolve_by as resolveBy"] as const;

/**
 * Stores a complaint under the number of this millisecond, or of the next free one; the same sent again is
 * the same ticket.
 */
export async function addGrievance(
  trx: Trx,
  { fullName, email, phone, orderNumber, body }: GrievanceEntry,
  { suspicion, key }: Arrival,
  now: Date,
): Promise<Ticket & { isNew: boolean }> {
  const { acknowledgeBy, resolveBy } = duesOf(now);
  const row = {
    full_name: fullName,
    email,
    phone,
    order_number: orderNumber,
    body,
    spam: suspicion !== null,
    acknowledge_by: acknowledgeBy,
    resolve_by: resolveBy,
    created_at: now,
    language: languageNow(),
    idempotency_key: key,
  };
  for (let at = now.getTime(); ; at += 1) {
    const added = await trx
      .insertInto("grievances")
      .values({ ...row, number: grievanceNumberAt(at) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(ticket)
      .executeTakeFirst();
    if (added) return { ...added, isNew: true };
    const known = key === null ? undefined : await byKey(trx, key);
    if (known) return { ...known, isNew: false };
  }
}

const byKey = (db: Db, key: string) =>
  db.selectFrom("grievances").select(ticket).where("idempotency_key", "=", key).executeTakeFirst();

/** The tickets in their table. */
export const grievanceRows = {
  table: "grievances",
  where: (db, holds) =>
    db
      .selectFrom("grievances")
      .select([
        ...enquiryColumns,
        "number",
        "phone",
        "order_number as orderNumber",
        "body",
        "state",
        "spam as isSpam",
        "acknowledge_by as acknowledgeBy",
        "acknowledged_at as acknowledgedAt",
        "resolve_by as resolveBy",
        "resolved_at as resolvedAt",
      ])
      .where(holds),
} satisfies EnquiryRows<"grievances", Grievance>;

/** The ticket with this number, or with this id. */
export const findGrievance = (db: Db, by: "number" | "id", value: string): Promise<Grievance | undefined> =>
  grievanceRows.where(db, sql`${sql.ref(by)} = ${value}`).executeTakeFirst();

/** The shop's replies to a ticket, the first one first. */
export const repliesTo = (db: Db, id: string): Promise<GrievanceReply[]> =>
  db
    .selectFrom("grievance_replies")
    .select(["id", "body", "created_at as saidAt"])
    .where("grievance_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Overdue tickets, the longest overdue first. */
export async function overdueGrievances(
  db: Db,
  now: Date,
): Promise<{ number: string; late: "resolve" | "acknowledge" }[]> {
  const { rows } = await sql<{ number: string; late: "resolve" | "acknowledge" }>`
    select number, case when resolve_by < ${now} then 'resolve' else 'acknowledge' end as late
    from grievances
    where state <> 'resolved' and not spam
      and (resolve_by < ${now} or (state = 'open' and acknowledge_by < ${now}))
    order by resolve_by, id limit 100`.execute(db);
  return rows;
}

/** How many wait for an answer. */
export const openGrievances = sql<number>`(
  select count(*)::int from grievances where state <> 'resolved' and spam = false)`;

export async function addReply(trx: Trx, reply: Insertable<Tables["grievance_replies"]>): Promise<void> {
  await trx.insertInto("grievance_replies").values(reply).execute();
}

/**
 * Takes a person out of the tickets that are resolved; that they were answered in time stays. Open ones keep
 * the data that their answer needs, as an order on its way does (GRIEVANCE-9).
 */
export async function forgetGrievancesOf(trx: Trx, email: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update grievances set full_name = '', email = null, phone = null, order_number = null, body = '',
      erased_at = now(), version = version + 1
    where lower(email) = ${email} and state = 'resolved' returning id`.execute(trx);
  if (rows.length === 0) return;
  await trx
    .deleteFrom("grievance_replies")
    .where(
      "grievance_id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}

/** Tickets go two years after they were last touched, as messages do. */
export const forgetOldGrievances = (db: Db): Promise<unknown> =>
  db.deleteFrom("grievances").where("updated_at", "<", sql<Date>`now() - interval '2 years'`).execute();
