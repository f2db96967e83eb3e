import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Forgets a newsletter sign-up altogether: its owner asked the shop to erase what it keeps. */
export async function forgetSubscriber(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
}
