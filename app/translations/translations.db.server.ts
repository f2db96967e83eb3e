import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { inParts } from "#values/in-parts.ts";
import { sourceHash } from "./source-hash.server.ts";
import type { TextKind } from "./translatable.ts";
import { type InEnglish, type SavedText, type SavedTexts, textKey, translated } from "./translated.server.ts";

/** Records whose texts are read; `maker` are the names of artisans as products carry them. */
export type Wanted = Partial<Record<TextKind | "maker", readonly string[]>>;

interface FoundText extends SavedText {
  kind: TextKind | "maker";
  record_id: string;
  field: string;
}

/**
 * The texts of these records in the language of the moment, by one query; undefined in English, where nothing
 * is read.
 */
export async function readTexts(db: Db, wanted: Wanted): Promise<SavedTexts | undefined> {
  const language = languageOfAddress();
  if (language === "en") return undefined;
  const { maker = [], ...kinds } = wanted;
  const asked = Object.entries(kinds).flatMap(([kind, ids]) => [...new Set(ids)].map((id) => ({ kind, id })));
  if (asked.length + maker.length === 0) return new Map();
  const { rows } = await sql<FoundText>`
    select kind, record_id, field, text, source_hash from translations
    join unnest(${asked.map(({ kind }) => kind)}::text[], ${asked.map(({ id }) => id)}::text[]) as asked (of_kind, id)
      on kind = of_kind and record_id = asked.id
    where language = ${language}
    union all
    select 'maker', artisans.name, field, text, source_hash from translations
    join artisans on artisans.id = record_id
    where kind = 'artisan' and field = 'name' and language = ${language}
      and artisans.name = any (${[...new Set(maker)]}::text[])`.execute(db);
  const byRecord = Map.groupBy(rows, ({ kind, record_id }) => textKey(kind, record_id));
  return new Map(
    [...byRecord].map(([key, texts]) => [key, new Map(texts.map((text) => [text.field, text]))]),
  );
}

/** Records of one kind with their texts in the language of the moment. */
export async function inLanguage<Row extends { id: string }, Kind extends TextKind>(
  db: Db,
  kind: Kind,
  rows: readonly Row[],
): Promise<(Row & InEnglish<Kind>)[]> {
  const texts = await readTexts(db, { [kind]: rows.map(({ id }) => id) });
  return rows.map((row) => translated(kind, row, row.id, texts));
}

export interface TextOf {
  kind: TextKind;
  id: string;
  field: string;
  /** What the record has there now. */
  english: unknown;
  text: string;
}

/** PostgreSQL takes 65,535 values at once, and a text has seven. */
const atOnce = 5000;

/** Writes texts in Hindi, over those that are there. The caller holds the records' rows. */
export async function writeTexts(trx: Db, texts: readonly TextOf[], at = new Date()): Promise<void> {
  for (const part of inParts(texts, atOnce)) await writePart(trx, part, at);
}

async function writePart(trx: Db, texts: readonly TextOf[], at: Date): Promise<void> {
  const rows = texts.map(({ kind, id, field, english, text }) => ({
    kind,
    record_id: id,
    field,
    language: "hi" as const,
    text,
    source_hash: sourceHash(english),
    updated_at: at,
  }));
  await trx
    .insertInto("translations")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["kind", "record_id", "field", "language"]).doUpdateSet((eb) => ({
        text: eb.ref("excluded.text"),
        source_hash: eb.ref("excluded.source_hash"),
        updated_at: eb.ref("excluded.updated_at"),
      })),
    )
    .execute();
}

/**
 * Gives words that are spelt anew the Hindi of their former spelling, as one that was made from that: it is
 * old until it is looked at (HINDI-72). What has Hindi of its own keeps it, and so does the former word,
 * which other records may have.
 */
export async function carryWords(
  trx: Db,
  words: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  if (words.length === 0) return;
  const [from, to] = [words.map((word) => word.from), words.map((word) => word.to)];
  await sql`
    insert into translations (kind, record_id, field, language, text, source_hash, updated_at)
    select distinct on (named.now, field, language)
      kind, named.now, field, language, text, source_hash, updated_at
    from translations join unnest(${from}::text[], ${to}::text[]) as named (was, now) on record_id = named.was
    where kind = 'word' and length(named.now) <= 300
    on conflict do nothing`.execute(trx);
}

/** The texts of one record in Hindi, by field. */
export async function textsOf(db: Db, kind: TextKind, id: string) {
  const rows = await db
    .selectFrom("translations")
    .select(["field", "text", "source_hash", "updated_at"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("language", "=", "hi")
    .execute();
  return new Map(rows.map((row) => [row.field, row]));
}

/** Removes texts of one record. The caller holds the record's row. */
export async function removeTexts(
  trx: Db,
  kind: TextKind,
  id: string,
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  await trx
    .deleteFrom("translations")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("language", "=", "hi")
    .where("field", "in", fields)
    .execute();
}
