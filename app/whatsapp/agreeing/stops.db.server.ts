import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { sign } from "#platform/web/sealed-text.server.ts";
import { newStopMarkOf, stopMarkOf } from "./number-mark.db.server.ts";
import type { StopWord } from "./stop-word.ts";

/**
 * What a number that said STOP was known by before it had a mark, and still is to a program of before. Nobody
 * can tell the number by either, so they stay when an account or an order is erased, and nobody who asked for
 * silence is written to anew.
 */
const keyOf = (number: string, secret: string): string => sign("whatsapp-number", number, secret);

interface SaidWord {
  number: string;
  word: StopWord;
  /** When it was written: an older word that comes again, or late, changes nothing. */
  at: Date;
}

export async function noteStopWord(trx: Trx, { number, word, at }: SaidWord, secret: string): Promise<void> {
  const key = keyOf(number, secret);
  const mark = await newStopMarkOf(trx, number);
  await markRow(trx, { key, mark });
  await sql`insert into whatsapp_stops (number_key, mark) select ${key}, ${mark}
    where not exists (select from whatsapp_stops where mark = ${mark})
    on conflict do nothing`.execute(trx);
  const column = sql.ref(word === "stop" ? "stopped_at" : "begun_at");
  await sql`update whatsapp_stops set ${column} = greatest(${column}, ${at})
    where mark = ${mark} or number_key = ${key}`.execute(trx);
}

/** Gives a row of before its mark. */
const markRow = (trx: Trx, { key, mark }: { key: string; mark: string }) =>
  sql`update whatsapp_stops set mark = ${mark} where number_key = ${key} and mark is null
    and not exists (select from whatsapp_stops as other where other.mark = ${mark})`.execute(trx);

export async function isSilent(db: Db, number: string, secret: string): Promise<boolean> {
  const mark = await stopMarkOf(db, number);
  const isOne = sql<boolean>`(number_key = ${keyOf(number, secret)} or mark = ${mark ?? null}::text)`;
  const { rows } = await sql<{ silent: boolean }>`
    select coalesce(max(stopped_at) >= coalesce(max(begun_at), '-infinity'), false) as silent
    from whatsapp_stops where ${isOne}`.execute(db);
  return rows[0]?.silent ?? false;
}

/**
 * Gives the rows of before their marks, as far as the shop still knows their numbers: once there is another
 * secret, nobody can any more.
 */
export async function markFormerStops(db: Db, secret: string): Promise<void> {
  const former = await db
    .selectFrom("whatsapp_stops")
    .select("number_key")
    .where("mark", "is", null)
    .execute();
  if (former.length === 0) return;
  const unmarked = new Set(former.map(({ number_key }) => number_key));
  const known = await db.selectFrom("whatsapp_consents").select("phone").distinct().execute();
  for (const { phone } of known) {
    const key = keyOf(phone, secret);
    if (!unmarked.has(key)) continue;
    await inTransaction(db, async (trx) => markRow(trx, { key, mark: await newStopMarkOf(trx, phone) }));
  }
}
