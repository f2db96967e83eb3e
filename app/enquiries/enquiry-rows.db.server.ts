import { type Expression, type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { languageNow } from "#values/language/language.ts";
import type { EnquiryTable } from "./enquiry.ts";
import type { Suspicion } from "./spam.ts";

/** A kind of enquiries in its table. */
export interface EnquiryRows<Table extends EnquiryTable, Row> {
  table: Table;
  /** The rows that meet a condition. */
  where(db: Db, holds: RawBuilder<boolean>): Expression<Row>;
}

/** The columns that all of them have. */
export const enquiryColumns = [
  "id",
  "full_name as fullName",
  "email",
  "language",
  "created_at as receivedAt",
  "version",
] as const;

type ReadRows<Row> = Pick<EnquiryRows<EnquiryTable, Row>, "where">;

export async function findEnquiry<Row>(
  db: Db,
  { where }: ReadRows<Row>,
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${where(db, sql`id = ${id}`)} as found`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockEnquiry<Row>(
  trx: Trx,
  { where }: ReadRows<Row>,
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from ${where(trx, sql`id = ${id}`)} as found for update`.execute(trx);
  return rows[0];
}

/** How an enquiry came. */
export interface Arrival {
  /** Likely spam is stored for the owner's eyes, apart from the others. */
  suspicion: Suspicion | null;
  /** The same for each arrival of one enquiry; null where there is none. */
  key: string | null;
}

/** Stores an enquiry; returns its id, undefined when it is stored already. */
export async function addEnquiry<Table extends "contact_messages" | "bulk_quotes">(
  db: Db,
  table: Table,
  columns: Insertable<Tables[Table]> & object,
  { suspicion, key }: Arrival,
): Promise<string | undefined> {
  const entries = Object.entries({
    ...columns,
    language: languageNow(),
    idempotency_key: key,
    spam: suspicion !== null,
    held_for_links: suspicion === "links",
  });
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    values (${sql.join(entries.map(([, value]) => value))})
    on conflict (idempotency_key) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function changeEnquiry<Table extends EnquiryTable>(
  trx: Trx,
  table: Table,
  id: string,
  columns: Updateable<Tables[Table]> & object,
): Promise<void> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)}, version = version + 1 where id = ${id}`.execute(
    trx,
  );
}

/** Removes it for good; undefined where it is gone already. */
export async function removeEnquiry(
  trx: Trx,
  table: EnquiryTable,
  id: string,
): Promise<{ email: string | null } | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    delete from ${sql.table(table)} where id = ${id} returning email`.execute(trx);
  return rows[0];
}
