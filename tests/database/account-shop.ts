import type { Transaction } from "kysely";
import { addAccount, confirmEmail } from "#accounts/account.db.server.ts";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import { openNamedSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { appSetup } from "#accounts/two-step/app-code.server.ts";
import { receiveTwoStep } from "#accounts/two-step/receive-two-step.server.ts";
import type { TwoStepAnswer } from "#accounts/two-step/two-step.form.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { addAdmin } from "#staff/admins.server.ts";
import { formOf } from "../form-of.ts";
import { appCode } from "./app-code.ts";
import type { TestShop } from "./each-shop.ts";
import type { TestRows } from "./test-rows.ts";

/** An admin who turns two-step sign-in on, and what her app shows. */
export function twoStepAdmin(shop: TestShop) {
  type Visit = Awaited<ReturnType<typeof enter>>;
  /** Signed in as the account in a browser of its own. */
  const enter = async (id: string) => {
    const { setCookies } = await openNamedSession(shop, sender(), id);
    const cookie = cookiesOf(setCookies);
    const actor = async () => (await visitBy(shop, sender(cookie), { prolong: false })).actor;
    return { cookie, actor };
  };
  const known = async (visit: Visit) => {
    const actor = await visit.actor();
    if (!actor) throw new Error("nobody is signed in");
    return actor;
  };
  const send = async (visit: Visit, fields: Record<string, string>): Promise<TwoStepAnswer> =>
    (await receiveTwoStep(shop, await known(visit), formOf({ password, ...fields }))).data;
  /** What the app shows, so many half minutes from now. */
  const code = (key: string, steps = 0) => appCode(key, shop.clock.getTime() + steps * 30_000);
  /** The page as the session sees it before it is turned on. */
  const setup = async (visit: Visit) => appSetup(shop, await known(visit), undefined);
  return {
    enter,
    send,
    known,
    code,
    setup,
    admin: async () => {
      const id = await accountShop(shop).account();
      await addAdmin(shop, person.email);
      return id;
    },
    /** Turns it on, and answers the app's key and the recovery codes. */
    turnedOn: async (visit: Visit) => {
      const { key, sealed } = await setup(visit);
      const answer = await send(visit, { intent: "on", sealed, code: code(key) });
      if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
      return { key, codes: answer.kept.codes };
    },
  };
}

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
