import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type Entry, type EntryKind, type PayMethod, referenceKey } from "./entry.ts";

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
  /** The product that was taken in. */
  productId?: string;
  given?: { method: PayMethod; reference: string | null };
  /** Of a deduction for tax: what it was taken of. */
  taxOf?: Paise;
  actorId?: string | null;
}

/** Nobody else writes to a maker's account until the transaction ends: its balance stands. */
export const lockAccount = (trx: Trx, makerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`maker ${makerId}`}, 0))`.execute(trx);

/**
 * Enters it, and once: false where its source was entered before. A reference's key is one of
 * `freeReferenceKeys`.
 */
export async function insertEntry(
  trx: Trx,
  entry: NewEntry,
  reference_key: string | null = null,
): Promise<boolean> {
  const { maker, kind, amount, source, on, given, taxOf } = entry;
  const { note = null, pieces = null, actorId = null, orderItemId = null, productId = null } = entry;
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
      product_id: productId,
      method: given?.method ?? null,
      reference,
      reference_key,
      tax_of: taxOf === undefined ? null : rupeesColumn(taxOf),
      actor_id: actorId,
    })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/**
 * The keys under which one transfer's entries may have this reference, in whatever spelling; undefined where
 * another has it. One that was taken back by counter-entries gives it free. Nobody else asks until the
 * transaction ends, be it for another maker.
 */
export async function freeReferenceKeys(
  trx: Trx,
  reference: string,
  entries: number,
): Promise<readonly string[] | undefined> {
  const key = referenceKey(reference);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`maker reference ${key}`}, 0))`.execute(trx);
  const keys = Array.from({ length: mostCorrected }, (_, at) => (at === 0 ? key : `${key} ${at + 1}`));
  const { rows } = await sql<{ stands: boolean }>`
    select amount + ${correctedOf} <> 0 as stands from maker_entries as entry
    where reference_key = any(${keys}::text[])`.execute(trx);
  const isTaken = rows.some(({ stands }) => stands) || rows.length + entries > keys.length;
  return isTaken ? undefined : keys.slice(rows.length, rows.length + entries);
}

/** So many entries has one reference, taken back ones among them; a blank is in no key of its own. */
const mostCorrected = 18;

/** What counter-entries took back of `entry`. */
const correctedOf = sql<string>`(select coalesce(sum(counter.amount), 0) from maker_entries as counter
  where counter.artisan_id = entry.artisan_id and counter.kind = 'correction'
    and counter.source like 'correct:' || entry.id || ':%')`;

/** An entry that a counter-entry is about, and what is left of it. */
export interface StandingEntry extends KeptEntry {
  maker: Maker;
  left: Paise;
}

export async function standingEntry(db: Db, id: string): Promise<StandingEntry | undefined> {
  const { rows } = await sql<EntryRow & { artisan_id: string; artisan_name: string; corrected: string }>`
    select id, kind, amount, source, to_char(on_date, 'YYYY-MM-DD') as on_date, note, pieces, artisan_id, artisan_name,
      ${correctedOf} as corrected
    from maker_entries as entry where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const entry = keptOf(row);
  const left = paise(entry.amount + paiseFromRupees(row.corrected));
  return { ...entry, maker: { id: row.artisan_id, name: row.artisan_name }, left };
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

interface EntryRow {
  id: string;
  kind: EntryKind;
  amount: string;
  source: string;
  on_date: string;
  note: string | null;
  pieces: number | null;
}

export const keptOf = (row: EntryRow): KeptEntry => ({
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
