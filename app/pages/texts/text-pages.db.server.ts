import type { Db } from "#platform/database/db.ts";
import { translated, wordIn } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";

/** All questions in the owner's order. */
export async function faqEntries(db: Db) {
  const rows = await db
    .selectFrom("faq_entries")
    .select(["id", "category", "question", "answer"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const word = rows.map(({ category }) => category);
  const texts = await readTexts(db, { faq: rows.map(({ id }) => id), word });
  return rows.map((row) => ({
    ...translated("faq", row, row.id, texts),
    category: wordIn(texts, row.category),
    /** Its words in English are its address. */
    asked: row.question,
  }));
}

/** One policy; undefined when the owner has not written it. */
export async function policyPage(db: Db, slug: string) {
  const row = await db
    .selectFrom("policy_pages")
    .select(["slug", "title", "html", "meta_description", "updated_at"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && translated("policy", row, slug, await readTexts(db, { policy: [slug] }));
}
