import type { Transaction } from "kysely";
import { addAccount, confirmEmail } from "#accounts/account.db.server.ts";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { TestRows } from "./test-rows.ts";

export const password = "madhubani-fish-7";
const passwordHash = await hashPassword(password);
export const person = { fullName: "Asha Kumari", email: "asha@example.com", passwordHash };

/** A browser that asks, with its cookies, from an address. */
export const sender = (cookie = "", clientAddress = "203.0.113.7") => ({
  request: new Request("http://localhost/", { headers: { Cookie: cookie, "User-Agent": "Kohbar/1.0" } }),
  clientAddress,
});

/** All cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (setCookies: readonly string[]): string =>
  setCookies.map((line) => line.split(";")[0]).join("; ");

export const cookieOf = (setCookies: readonly string[] | undefined): string =>
  setCookies?.[0]?.split(";")[0] ?? "";

/** What makes accounts in a test's shop. */
export function accountShop(shop: Pick<TestRows, "db">) {
  const write = <T>(act: (trx: Transaction<Tables>) => Promise<T>) => inTransaction(shop.db, act);
  return {
    write,
    /** Adds a confirmed account and answers its id. */
    account: async (change: Partial<typeof person> = {}) => {
      const added = await write((trx) => addAccount(trx, { ...person, ...change }));
      if (!added) throw new Error("the address is taken");
      await write((trx) => confirmEmail(trx, added.id));
      return added.id;
    },
  };
}
