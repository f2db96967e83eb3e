import { randomBytes } from "node:crypto";
import { ConfigError } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { accountByEmail, addAdminAccount, hasOwner, setPassword } from "./account.db.server.ts";
import { hashPassword } from "./guessing/password.server.ts";

/** The sign-in of an admin who was made just now. */
export interface NewAdmin {
  email: string;
  /**
   * One that was made up: shown once and stored nowhere. The owner's own from the settings is never repeated.
   */
  madeUp: string | undefined;
}

/** The admin who was made; or whether there was one, or nothing to make one from. */
export type FirstAdmin = NewAdmin | "there already" | "nobody";

/** Makes the shop's first admin (ACCOUNT-19): from the settings, or with a random password in the demo. */
export async function makeFirstAdmin(
  db: Db,
  given: { email: string | undefined; password: string | undefined; demo: boolean; shopName: string },
): Promise<FirstAdmin> {
  if (await hasOwner(db)) return "there already";
  if (!given.email && !given.demo) return "nobody";
  const email = (given.email ?? "admin@jholacrafts.example").toLowerCase();
  const password = given.password ?? randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  const isMade = await inTransaction(db, async (trx) => {
    // Of several copies that start at once, one makes the admin.
    const made = await addAdminAccount(trx, { email, shopName: given.shopName });
    if (made) await setPassword(trx, made.id, hash);
    return made !== undefined;
  });
  if (isMade) return { email, madeUp: given.password === undefined ? password : undefined };
  const owner = await accountByEmail(db, email);
  // No setting makes an admin of somebody who signed up: that password is not the owner's.
  if (owner?.role !== "admin")
    throw new ConfigError("ADMIN_EMAIL is a customer's address. Choose another one.");
  return "there already";
}
