import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

type Db = Kysely<Tables>;

/** All questions in the owner's order. */
export function faqEntries(db: Db) {
  return db
    .selectFrom("faq_entries")
    .select(["category", "question", "answer"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** One policy; undefined when the owner has not written it. */
export function policyPage(db: Db, slug: string) {
  return db
    .selectFrom("policy_pages")
    .select(["slug", "title", "html", "meta_description", "updated_at"])
    .where("slug", "=", slug)
    .executeTakeFirst();
}
