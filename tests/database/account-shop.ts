import type { Transaction } from "kysely";
import { addAccount, confirmEmail } from "#accounts/account.db.server.ts";
import { hashPassword } from "#accounts/password/password.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";

export const password = "madhubani-fish-7";
export const person = {
  fullName: "Asha Kumari",
  email: "asha@example.com",
  passwordHash: await hashPassword(password),
};

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

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What the accounts' acts are given in a test, and a look at what they wrote. */
export function accountShop(database: () => OpenDatabase) {
  const now = new Date();
  let sent = 0;
  const write = <T>(act: (trx: Transaction<Tables>) => Promise<T>) => inTransaction(database().db, act);
  return {
    now,
    write,
    shop: (origin = "http://localhost:3000") => ({
      db: database().db,
      config: parseConfig({ APP_ORIGIN: origin, NODE_ENV: "test" }),
      secret: "0123456789abcdefghijklmnopqrstuvwxyz",
      log: openLog("silent"),
      now: () => now,
      sendMailSoon: () => {
        sent += 1;
      },
    }),
    mailsSent: () => sent,
    /** Adds a confirmed account and answers its id. */
    account: async (change: Partial<typeof person> = {}) => {
      const added = await write((trx) => addAccount(trx, { ...person, ...change }));
      if (!added) throw new Error("the address is taken");
      await write((trx) => confirmEmail(trx, added.id));
      return added.id;
    },
    rows: (table: "profiles" | "auth_sessions" | "auth_verifications" | "mail_outbox" | "auth_accounts") =>
      database().db.selectFrom(table).selectAll().execute(),
    clear: async () => {
      sent = 0;
      for (const table of ["auth_verifications", "mail_outbox", "rate_limits", "profiles"] as const)
        await database().db.deleteFrom(table).execute();
    },
  };
}
