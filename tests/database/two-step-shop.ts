import { signIn } from "#accounts/sign-in/sign-in.server.ts";
import { receiveSignInCode } from "#accounts/sign-in-code/receive-code.server.ts";
import { formOf } from "../form-of.ts";
import { cookiesOf, password, person, sender, twoStepAdmin } from "./account-shop.ts";
import type { TestShop } from "./each-shop.ts";

/** Where each test of two-step sign-in begins. */
export const twoStepGiven = {
  at: new Date(),
  begin: (shop: TestShop) => shop.set("shop_settings", {}, { two_step_required: false }),
};

/** One admin of a shop, who turns two-step sign-in on and signs in by it. */
export function twoStepShop(shop: TestShop) {
  const two = twoStepAdmin(shop);
  const typePassword = (cookie = "", address = "203.0.113.7", typed = password) =>
    signIn(shop, sender(cookie, address), formOf({ email: person.email, password: typed }));
  /** The cookies of a sign-in whose password was right. */
  const step = async (cookie = "", address = "203.0.113.7") => {
    const answer = await typePassword(cookie, address);
    if (answer.kind !== "code-asked") throw new Error(JSON.stringify(answer));
    return [cookie, cookiesOf(answer.setCookies)].filter(Boolean).join("; ");
  };
  const typeCode = (cookie: string, code: string) =>
    receiveSignInCode(shop, sender(cookie), formOf({ code }));
  const on = async () => {
    const id = await two.admin();
    const visit = await two.enter(id);
    return { id, visit, ...(await two.turnedOn(visit)) };
  };
  return { two, typePassword, step, typeCode, on };
}
