import type { Db } from "#platform/database/db.ts";

/** A text in one language; of an answer the title is its question. */
export interface DraftWords {
  title: string;
  html: string;
  metaDescription: string | null;
}

export interface DraftText {
  english: DraftWords;
  hindi: DraftWords;
}

/** A draft in its owner's own words. */
export interface KeptDraft extends DraftText {
  version: number;
  isShown: boolean;
}

/** Which draft: of a policy by its slug, of an answer by its key. */
export interface NamedDraft {
  kind: "policy" | "faq";
  key: string;
}

/** The same, as a form of it was opened; version 0 is the draft that nobody has changed yet. */
export interface SeenDraft extends NamedDraft {
  version: number;
}

/** The drafts of a kind that their owner has changed, by their keys. */
export async function keptDrafts(db: Db, kind: NamedDraft["kind"]): Promise<Map<string, KeptDraft>> {
  const rows = await db.selectFrom("text_drafts").selectAll().where("kind", "=", kind).execute();
  return new Map(
    rows.map((row) => [
      row.key,
      {
        english: { title: row.title, html: row.html, metaDescription: row.meta_description },
        hindi: { title: row.hindi_title, html: row.hindi_html, metaDescription: row.hindi_meta },
        version: row.version,
        isShown: row.is_shown,
      },
    ]),
  );
}

/** Writes a draft unless somebody else did since its version, or has shown it: false then. */
export async function writeDraft(
  trx: Db,
  { kind, key, version }: SeenDraft,
  { english, hindi }: DraftText,
): Promise<boolean> {
  const words = {
    title: english.title,
    html: english.html,
    meta_description: english.metaDescription,
    hindi_title: hindi.title,
    hindi_html: hindi.html,
    hindi_meta: hindi.metaDescription,
  };
  if (version === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("text_drafts")
      .values({ kind, key, ...words })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await trx
    .updateTable("text_drafts")
    .set({ ...words, version: version + 1 })
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("version", "=", version)
    .where("is_shown", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a draft that is shown now; false where it is another than was read. */
export async function endDraft(trx: Db, { kind, key, version }: SeenDraft): Promise<boolean> {
  if (version === 0) return !(await keptDrafts(trx, kind)).has(key);
  const { numUpdatedRows } = await trx
    .updateTable("text_drafts")
    .set({ is_shown: true })
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("version", "=", version)
    .where("is_shown", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
