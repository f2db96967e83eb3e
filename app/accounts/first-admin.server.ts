import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
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
  await inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto("profiles")
      .values({ full_name: "Shop Admin", email, email_verified: true, role: "admin" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("auth_accounts")
      .values({ account_id: id, provider_id: "credential", user_id: id, password: hash })
      .execute();
  });
  return { email, password };
}
