import { beforeEach, expect, it } from "vitest";
import {
  accountShop,
  cookiesOf,
  formOf,
  password,
  person,
  sender,
} from "../../../tests/database/account-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { twoStepAdmin } from "../../../tests/database/two-step-admin.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { sweepAccounts } from "../sweep-accounts.server.ts";
import { receiveSignInCode } from "./receive-code.server.ts";

const hour = 3_600_000;

eachDatabase("wrong codes", (database) => {
  const accounts = accountShop(database);
  const two = twoStepAdmin(accounts);
  beforeEach(accounts.clear);

  /** A sign-in by the right password, from a network of its own, and so many wrong codes after it. */
  const wrong = async (codes: number, network: number) => {
    const asked = await signIn(
      two.shop(),
      sender("", `198.51.100.${network}`),
      formOf({ email: person.email, password }),
    );
    const cookie = "setCookies" in asked ? cookiesOf(asked.setCookies) : "";
    for (let tries = 0; tries < codes; tries++)
      expect(await receiveSignInCode(two.shop(), sender(cookie), formOf({ code: "000000" }))).toMatchObject({
        kind: "refused",
      });
  };
  const told = async () =>
    (await accounts.rows("mail_outbox")).filter(({ kind }) => kind === "wrong-codes").length;
  const on = async () => two.turnedOn(await two.enter(await two.admin()));

  it("are told to whose password is known, over however many sign-ins", async () => {
    await on();
    await wrong(9, 1);
    expect(await told()).toBe(0);
    await Promise.all([wrong(1, 2), wrong(1, 3)]);
    expect(await told()).toBe(1);
  });

  it("are told as well where each sign-in and each hour has few", async () => {
    await on();
    for (let hours = 0; hours < 6; hours++) {
      await wrong(4, hours);
      two.pass(hour);
      await sweepAccounts(database().db, two.shop().now());
    }
    expect(await told()).toBe(2);
    two.pass(25 * hour);
    await sweepAccounts(database().db, two.shop().now());
    expect(await database().db.selectFrom("sign_in_steps").selectAll().execute()).toEqual([]);
  });
});
