import { beforeEach } from "vitest";
import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { receiveSignInCode } from "#accounts/sign-in-code/receive-code.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { accountShop, cookiesOf, formOf, password, person, sender } from "./account-shop.ts";
import { halfMinute, twoStepAdmin } from "./two-step-admin.ts";

/** A shop with one admin, who turns two-step sign-in on and signs in by it. */
export function twoStepShop(database: () => OpenDatabase) {
  const accounts = accountShop(database);
  const { clear, rows } = accounts;
  const two = twoStepAdmin(accounts);
  const db = () => database().db;
  beforeEach(async () => {
    await clear();
    await db().deleteFrom("audit_log").execute();
    await db().updateTable("shop_settings").set({ two_step_required: false }).execute();
    two.pass(10 * halfMinute);
  });

  const typePassword = (cookie = "", address = "203.0.113.7", typed = password) =>
    signIn(two.shop(), sender(cookie, address), formOf({ email: person.email, password: typed }));
  /** The cookies of a sign-in whose password was right. */
  const step = async (cookie = "", address = "203.0.113.7") => {
    const answer = await typePassword(cookie, address);
    if (answer.kind !== "code-asked") throw new Error(JSON.stringify(answer));
    return [cookie, cookiesOf(answer.setCookies)].filter(Boolean).join("; ");
  };
  const typeCode = (cookie: string, code: string) =>
    receiveSignInCode(two.shop(), sender(cookie), formOf({ code }));
  const on = async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    return { id, visit, ...(await two.turnedOn(visit)) };
  };
  const mails = async () => (await rows("mail_outbox")).map(({ kind }) => kind);
  return { accounts, rows, two, db, typePassword, step, typeCode, on, mails };
}
