import { addAdmin } from "#accounts/admins.server.ts";
import { openNamedSession } from "#accounts/session/auth-session.server.ts";
import { visitBy } from "#accounts/session/visit.server.ts";
import { appSetup } from "#accounts/two-step/app-setup.server.ts";
import { receiveTwoStep } from "#accounts/two-step/receive-two-step.server.ts";
import type { TwoStepAnswer } from "#accounts/two-step/two-step.form.ts";
import { type accountShop, cookiesOf, formOf, password, person, sender } from "./account-shop.ts";
import { appCode } from "./app-code.ts";

export const halfMinute = 30_000;

/** A shop whose clock can be set, and an admin who turns two-step sign-in on. */
export function twoStepAdmin({ account, shop: still, now: start }: ReturnType<typeof accountShop>) {
  let now = start.getTime();
  const shop = () => ({ ...still(), now: () => new Date(now) });
  /** Signed in as the account in a browser of its own. */
  const enter = async (id: string) => {
    const { setCookies } = await openNamedSession(shop(), sender(), id);
    const cookie = cookiesOf(setCookies);
    const actor = async () => (await visitBy(shop(), sender(cookie), { prolong: false })).actor;
    return { cookie, actor };
  };
  const known = async (visit: Awaited<ReturnType<typeof enter>>) => {
    const actor = await visit.actor();
    if (!actor) throw new Error("nobody is signed in");
    return actor;
  };
  const send = async (
    visit: Awaited<ReturnType<typeof enter>>,
    fields: Record<string, string>,
  ): Promise<TwoStepAnswer> => {
    const answer = await receiveTwoStep(shop(), await known(visit), formOf({ password, ...fields }));
    return answer.data;
  };
  return {
    shop,
    enter,
    send,
    known,
    /** What the app shows, so many half minutes from now. */
    code: (key: string, steps = 0) => appCode(key, now + steps * halfMinute),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    admin: async () => {
      const id = await account();
      await addAdmin(shop(), person.email);
      return id;
    },
    /** The page as the session sees it before it is turned on. */
    setup: async (visit: Awaited<ReturnType<typeof enter>>) =>
      appSetup(shop(), await known(visit), undefined),
    /** Turns it on, and answers the app's key and the recovery codes. */
    turnedOn: async (visit: Awaited<ReturnType<typeof enter>>) => {
      const { key, sealed } = appSetup(shop(), await known(visit), undefined);
      const answer = await send(visit, { intent: "on", sealed, code: appCode(key, now) });
      if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
      return { key, codes: answer.kept.codes };
    },
  };
}
