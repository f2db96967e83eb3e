import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { EnquiryTable } from "./erase-enquiry.server.ts";

/** How many were held back for their links alone, and wait for the owner to say what they are. */
export async function countHeld(db: Kysely<Tables>, table: EnquiryTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("total"))
    // Written exactly as in the condition of the partial index, so that the planner uses that.
    .where(sql<boolean>`held_for_links`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many the shop took for spam that the owner has not looked at. */
export async function countLikelySpam(db: Kysely<Tables>, table: EnquiryTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("total"))
    .where(sql<boolean>`(spam and version = 1)`)
    .executeTakeFirstOrThrow();
  return Number(total);
}
