import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Db } from "#platform/database/db.ts";
import { type Given, prepared } from "#platform/database/server/prepared.server.ts";

type Owner = Pick<Actor, "id">;

/**
 * Lets an account have the orders that were placed as a guest with its address: only once the address is
 * verified, and never orders whose owner deleted the account. Called whenever the owner's orders are read, so
 * that neither signing in nor verifying has to know of orders.
 */
export async function claimGuestOrders(db: Db, { id }: Owner): Promise<void> {
  await claimed(db, { id });
}

const claimed = prepared((db, given: Given<Owner>) =>
  db
    .updateTable("orders")
    .set({ user_id: given("id") })
    .where("user_id", "is", null)
    .where("erase_when_closed", "=", false)
    .where(sql<string>`lower(billing_email)`, "=", (eb) =>
      eb
        .selectFrom("profiles")
        .select("email")
        .where("id", "=", given("id"))
        .where("email_verified", "=", true)
        .where("role", "=", "user"),
    ),
);
