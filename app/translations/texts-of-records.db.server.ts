import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { kindAsked, lockOf, recordsAsked, type TextsAsked } from "./text-sources.db.server.ts";
import { type TextKind, textFields } from "./translatable.ts";

/** Which texts are read: all, those without Hindi, or those whose English has changed since. */
export const textStates = ["all", "missing", "old"] as const;
export type TextState = (typeof textStates)[number];

/** One text of a record in both languages. */
export interface EditedText {
  kind: TextKind;
  id: string;
  record: string;
  field: string;
  english: string;
  /** Of the English as it is. */
  hash: string;
  hindi: string | null;
  isOld: boolean;
  savedAt: Date | null;
}

/** How many texts a record has, and how many of them have Hindi. */
export interface HindiCount {
  texts: number;
  hindi: number;
  old: number;
}

export interface CountedRecord extends HindiCount {
  id: string;
  record: string;
}

/** What is to be done about a record's Hindi. */
export type HindiState = "missing" | "old";

const shaOf = (text: RawBuilder<unknown>) => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Every text of a kind that has English, in the order of its form. */
function textsOfKind(asked: TextsAsked) {
  const kind = kindAsked(asked);
  const fields = textFields(kind).map(([field, { form }], place) => {
    const column = sql.ref(`record.${field}`);
    const isList = form === "list";
    return sql`(${place}::int, ${field}::text, ${isList ? sql`array_to_string(${column}, E'\n')` : sql`${column}::text`})`;
  });
  return sql`
    select record.record_id as id, record.record_label as record, place, each.field, english,
      translations.text as hindi, translations.source_hash, translations.updated_at as saved_at
    from ${recordsAsked(asked)} as record
    cross join lateral (values ${sql.join(fields)}) as each (place, field, english)
    left join translations on translations.kind = ${kind} and translations.record_id = record.record_id
      and translations.field = each.field and translations.language = 'hi'
    where each.english ~ '\\S'`;
}

const isOld = sql<boolean>`coalesce(source_hash <> ${shaOf(sql.ref("english"))}, false)`;

const wanted: Record<TextState, RawBuilder<boolean>> = {
  all: sql`true`,
  missing: sql`hindi is null`,
  old: isOld,
};

/** The records of a kind that have such texts, one page of them, and how many there are in all. */
export async function listTextRecords(
  db: Db,
  { asked, state, page, size }: { asked: TextsAsked; state: TextState; page: number; size: number },
): Promise<{ records: CountedRecord[]; total: number }> {
  const { rows } = await sql<CountedRecord & { total: number }>`
    select id, record, ${counts}, (count(*) over ())::int as total
    from (${textsOfKind(asked)}) as texts
    group by id, record having bool_or(${wanted[state]})
    order by record, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { records: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

const counts = sql`count(*)::int as texts, count(hindi)::int as hindi,
  (count(*) filter (where ${isOld}))::int as old`;

/** How much of one record has Hindi; undefined where it has no texts. */
export async function countHindi(db: Db, asked: TextsAsked, id: string): Promise<HindiCount | undefined> {
  const { rows } = await sql<HindiCount>`
    select ${counts} from (${textsOfKind(asked)}) as texts where id = ${id} group by id`.execute(db);
  return rows[0];
}

/** Which of these records have old Hindi or lack some, by one query. */
export async function hindiStates(
  db: Db,
  asked: TextsAsked,
  records: readonly { id: string }[],
): Promise<Record<string, HindiState>> {
  if (records.length === 0) return {};
  const { rows } = await sql<HindiCount & { id: string }>`
    select id, ${counts} from (${textsOfKind(asked)}) as texts
    where id = any (${records.map(({ id }) => id)}::text[]) group by id`.execute(db);
  const lacking = rows.filter(({ texts, hindi, old }) => old > 0 || hindi < texts);
  return Object.fromEntries(lacking.map(({ id, old }) => [id, old > 0 ? "old" : "missing"]));
}

/** How many texts of a kind there are, and how many of them lack Hindi or are old. */
export async function countTexts(db: Db, asked: TextsAsked) {
  const { rows } = await sql<Record<TextState, number>>`
    select count(*)::int as "all", (count(*) filter (where ${wanted.missing}))::int as missing,
      (count(*) filter (where ${wanted.old}))::int as old
    from (${textsOfKind(asked)}) as texts`.execute(db);
  return rows[0] ?? { all: 0, missing: 0, old: 0 };
}

/** The texts of a kind, or of one or some records of it, in one state. */
export async function readEditedTexts(
  db: Db,
  asked: TextsAsked,
  { id, ids, state = "all" }: { id?: string; ids?: readonly string[]; state?: TextState } = {},
): Promise<EditedText[]> {
  const wantedIds = ids ?? (id === undefined ? undefined : [id]);
  const { rows } = await sql<Omit<EditedText, "kind">>`
    select id, record, field, english, ${shaOf(sql.ref("english"))} as hash, hindi,
      ${isOld} as "isOld", saved_at as "savedAt"
    from (${textsOfKind(asked)}) as texts
    where ${wanted[state]} and ${wantedIds ? sql`id = any (${[...wantedIds]}::text[])` : sql`true`}
    order by record, id, place`.execute(db);
  return rows.map((row) => ({ kind: kindAsked(asked), ...row }));
}

/** Holds a record until the transaction ends, so that its texts are written by one after the other. */
export async function lockTextRecord(trx: Db, kind: TextKind, id: string): Promise<void> {
  await lockOf(kind, id).execute(trx);
}
