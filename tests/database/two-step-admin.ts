import { openNamedSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { appSetup } from "#accounts/two-step/app-setup.server.ts";
import { receiveTwoStep } from "#accounts/two-step/receive-two-step.server.ts";
import type { TwoStepAnswer } from "#accounts/two-step/two-step.form.ts";
import { addAdmin } from "#staff/admins.server.ts";
import { formOf } from "../form-of.ts";
import { accountShop, cookiesOf, password, person, sender } from "./account-shop.ts";
import { appCode } from "./app-code.ts";
import type { TestShop } from "./each-shop.ts";

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
