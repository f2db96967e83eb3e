import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Takes an address off the comments that were written with it; the comments, published under a name, stay.
 */
export async function forgetCommenter(db: Kysely<Tables>, email: string): Promise<void> {
  await db
    .updateTable("blog_comments")
    .set({ author_email: null })
    .where(sql<string>`lower(author_email)`, "=", email)
    .execute();
}
