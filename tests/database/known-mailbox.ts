import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Somebody has confirmed an account with this address, so that its mails hold what is typed (MAIL-130). */
export async function knowMailbox(db: Kysely<Tables>, email = "asha@example.com"): Promise<void> {
  await db
    .insertInto("profiles")
    .values({ full_name: "Asha", email, email_verified: true })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
