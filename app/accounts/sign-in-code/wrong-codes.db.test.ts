import { expect, it } from "vitest";
import { cookiesOf, password, person, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { twoStepAdmin } from "../../../tests/database/two-step-admin.ts";
import { formOf } from "../../../tests/form-of.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { sweepAccounts } from "../sweep-accounts.server.ts";
import { receiveSignInCode } from "./receive-code.server.ts";

eachShop("wrong codes", { at: new Date() }, (shop) => {
  const two = twoStepAdmin(shop);

  /** A sign-in by the right password, from a network of its own, and so many wrong codes after it. */
  const wrong = async (codes: number, network: number) => {
    const form = formOf({ email: person.email, password });
    const asked = await signIn(shop, sender("", `198.51.100.${network}`), form);
    const cookie = "setCookies" in asked ? cookiesOf(asked.setCookies) : "";
    const typed = formOf({ code: "000000" });
    for (let tries = 0; tries < codes; tries++)
      expect(await receiveSignInCode(shop, sender(cookie), typed)).toMatchObject({ kind: "refused" });
  };
  const told = () => shop.count("mail_outbox", { kind: "wrong-codes" });
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
      shop.pass({ hours: 1 });
      await sweepAccounts(shop.db, shop.now());
    }
    expect(await told()).toBe(2);
    shop.pass({ hours: 25 });
    await sweepAccounts(shop.db, shop.now());
    expect(await shop.rows("sign_in_steps")).toEqual([]);
  });
});
