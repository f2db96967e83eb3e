import type { Db } from "#platform/database/db.ts";
import type { LegalTextInput } from "./legal-text.form.ts";

/** A legal text as its form is opened with it; undefined when nobody wrote it yet. */
export function findLegalText(db: Db, slug: string) {
  return db
    .selectFrom("policy_pages")
    .select(["title", "html", "meta_description as metaDescription", "version"])
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/**
 * Writes a text whose version is still the given one, or the first one of all for version 0; false when it is
 * not.
 */
export async function writeLegalText(db: Db, slug: string, text: LegalTextInput): Promise<boolean> {
  const { version, title, html, metaDescription: meta_description } = text;
  if (version === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("policy_pages")
      .values({ slug, title, html, meta_description })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("policy_pages")
    .set({ title, html, meta_description, version: version + 1 })
    .where("slug", "=", slug)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
