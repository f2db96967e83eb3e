import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { ConfigError } from "#platform/config.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { accountByEmail, setPassword } from "./account.db.server.ts";
import { hashPassword } from "./password.server.ts";

/** The sign-in of an admin who was made just now; the password is shown once and kept nowhere. */
export interface NewAdmin {
  email: string;
  password: string;
}

/**
 * Makes the shop's first admin (decision 7): from the settings, or with a random password in the demo.
 * Undefined when an admin exists, or when there is nothing to make one from.
 */
export async function makeFirstAdmin(
  db: Kysely<Tables>,
  given: { email: string | undefined; password: string | undefined; demo: boolean },
): Promise<NewAdmin | undefined> {
  const existing = await db
    .selectFrom("profiles")
    .select("id")
    .where("role", "=", "admin")
    .executeTakeFirst();
  if (existing || (!given.email && !given.demo)) return undefined;
  const email = (given.email ?? "admin@jholacrafts.example").toLowerCase();
  const password = given.password ?? randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  const isMade = await inTransaction(db, async (trx) => {
    const made = await trx
      .insertInto("profiles")
      .values({ full_name: "Shop Admin", email, email_verified: true, role: "admin" })
      // Of several copies that start at once, one makes the admin.
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) await setPassword(trx, made.id, hash);
    return made !== undefined;
  });
  if (isMade) return { email, password };
  const owner = await accountByEmail(db, email);
  // No setting makes an admin of somebody who signed up: that password is not the owner's.
  if (owner?.role !== "admin")
    throw new ConfigError("ADMIN_EMAIL is a customer's address. Choose another one.");
  return undefined;
}
