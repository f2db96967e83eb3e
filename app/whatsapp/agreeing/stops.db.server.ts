import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { sign } from "#platform/web/sealed-text.server.ts";
import type { StopWord } from "./stop-word.ts";

/**
 * What a number that said STOP is known by: nobody can tell the number by it, so it stays when an account or
 * an order is erased, and nobody who asked for silence is written to anew.
 */
const keyOf = (number: string, secret: string): string => sign("whatsapp-number", number, secret);

interface SaidWord {
  number: string;
  word: StopWord;
  /** When it was written: an older word that comes again, or late, changes nothing. */
  at: Date;
}

export async function noteStopWord(db: Db, { number, word, at }: SaidWord, secret: string): Promise<void> {
  const column = sql.ref(word === "stop" ? "stopped_at" : "begun_at");
  await sql`
    insert into whatsapp_stops as known (number_key, ${column}) values (${keyOf(number, secret)}, ${at})
    on conflict (number_key) do update set ${column} = greatest(known.${column}, excluded.${column})`.execute(
    db,
  );
}

export async function isSilent(db: Db, number: string, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom("whatsapp_stops")
    .select("number_key")
    .where("number_key", "=", keyOf(number, secret))
    .where(sql<boolean>`stopped_at >= coalesce(begun_at, '-infinity')`)
    .executeTakeFirst();
  return row !== undefined;
}
