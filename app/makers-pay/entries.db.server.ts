import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type Entry, type EntryKind, referenceKey } from "./entry.ts";

/** A maker, whose account outlives the profile. */
export interface Maker {
  id: string;
  name: string;
}

export interface NewEntry extends Entry {
  maker: Maker;
  /** What it came of, once. */
  source: string;
  note?: string | null;
  /** Below zero: they came back. */
  pieces?: number;
  /** The line of an order that it is of. */
  orderItemId?: string;
  given?: { method: "upi" | "bank" | "cash"; reference: string | null };
  actorId?: string | null;
}

/** Nobody else writes to a maker's account until the transaction ends: its balance stands. */
export const lockAccount = (trx: Trx, makerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`maker ${makerId}`}, 0))`.execute(trx);

/** Enters it, and once: false where its source was entered before. */
export async function insertEntry(trx: Trx, entry: NewEntry): Promise<boolean> {
  const {
    maker,
    kind,
    amount,
    source,
    on,
    note = null,
    pieces = null,
    given,
    actorId = null,
    orderItemId = null,
  } = entry;
  const reference = given?.reference ?? null;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("maker_entries")
    .values({
      artisan_id: maker.id,
      artisan_name: maker.name,
      kind,
      amount: rupeesColumn(amount),
      source,
      on_date: on,
      note,
      pieces,
      order_item_id: orderItemId,
      method: given?.method ?? null,
      reference,
      reference_key: reference === null ? null : referenceKey(reference),
      actor_id: actorId,
    })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Has any payment this reference, in whatever spelling? */
export async function isReferenceNoted(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom("maker_entries")
    .select("id")
    .where("reference_key", "=", referenceKey(reference))
    .executeTakeFirst();
  return row !== undefined;
}

/** Was this entered before? */
export async function isEntered(trx: Trx, source: string): Promise<boolean> {
  const row = await trx
    .selectFrom("maker_entries")
    .select("id")
    .where("source", "=", source)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is owed to a maker now. */
export async function owedTo(db: Db, makerId: string): Promise<Paise> {
  const { all } = await db
    .selectFrom("maker_entries")
    .select(sql<string>`coalesce(sum(amount), 0)`.as("all"))
    .where("artisan_id", "=", makerId)
    .executeTakeFirstOrThrow();
  return paiseFromRupees(all);
}

export interface KeptEntry extends Entry {
  id: string;
  source: string;
  note: string | null;
  pieces: number | null;
}

const keptOf = (row: {
  id: string;
  kind: EntryKind;
  amount: string;
  source: string;
  on_date: string;
  note: string | null;
  pieces: number | null;
}): KeptEntry => ({
  id: row.id,
  kind: row.kind,
  amount: paise(paiseFromRupees(row.amount)),
  on: row.on_date,
  source: row.source,
  note: row.note,
  pieces: row.pieces,
});

/** The entries of a maker that stand on no statement yet, in their order. */
export async function unstatedOf(db: Db, makerId: string): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom("maker_entries as entry")
    .leftJoin("maker_statement_entries as stated", "stated.entry_id", "entry.id")
    .select(["entry.id", "entry.kind", "entry.amount", "entry.source", "entry.on_date"])
    .select(["entry.note", "entry.pieces"])
    .where("entry.artisan_id", "=", makerId)
    .where("stated.entry_id", "is", null)
    .orderBy("entry.on_date")
    .orderBy("entry.id")
    .execute();
  return rows.map(keptOf);
}

/** All entries of a maker, in their order. */
export async function wholeAccount(db: Db, makerId: string): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom("maker_entries")
    .select(["id", "kind", "amount", "source", "on_date", "note", "pieces"])
    .where("artisan_id", "=", makerId)
    .orderBy("on_date")
    .orderBy("id")
    .execute();
  return rows.map(keptOf);
}

/** Each maker with an account, and what is owed: the largest sums first. */
export async function balances(db: Db): Promise<(Maker & { owed: Paise })[]> {
  const rows = await db
    .selectFrom("maker_entries")
    .select([
      "artisan_id as id",
      sql<string>`max(artisan_name)`.as("name"),
      sql<string>`sum(amount)`.as("owed"),
    ])
    .groupBy("artisan_id")
    .orderBy("owed", "desc")
    .orderBy("artisan_id")
    .execute();
  return rows.map(({ id, name, owed }) => ({ id, name, owed: paiseFromRupees(owed) }));
}
