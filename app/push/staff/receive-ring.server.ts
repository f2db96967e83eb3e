import { type Actor, ownSettingsPaths } from "#accounts/actor.ts";
import { deviceOf } from "#accounts/settings/settings.ts";
import { actingDevice } from "#platform/audit/acting-device.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { ringingDevices, tieDevice } from "../devices/devices.db.server.ts";
import { keepDevice, mayRing, stopDevice, tryRing } from "../devices/keep-device.server.ts";
import { publicPushKey } from "../devices/push-keys.db.server.ts";
import { subscriptionIn } from "../devices/subscription.server.ts";
import { pushText as text } from "../push.text.ts";
import { ringJobName } from "../sending/ring-jobs.server.ts";

type Shop = Pick<Services, "db" | "config" | "now" | "log" | "runJobSoon">;
type Ringer = Pick<Actor, "id" | "sessionId">;

const ownerOf = ({ id, sessionId }: Ringer) => ({ profileId: id, sessionId });

/** What rings for somebody, and what a browser subscribes with. */
export async function readRinging({ db }: Pick<Shop, "db">, actor: Ringer) {
  const devices = await ringingDevices(db, ownerOf(actor));
  return { devices, publicKey: await publicPushKey(db) };
}

/** Takes what one of the staff presses, and leads back to where it was pressed. */
export async function receiveRing(shop: Shop, actor: Ringer, form: FormData): Promise<never> {
  const back = form.get("from") === "steps" ? "/admin/dashboard/first-steps" : ownSettingsPaths.admin;
  try {
    throw redirectWithNotice(back, await taken(shop, actor, form));
  } catch (error) {
    if (error instanceof Response) throw error;
    unwrittenHere(shop, error, "what rings could not be changed");
    throw redirectWithNotice(back, text.saveFailed);
  }
}

async function taken(shop: Shop, actor: Ringer, form: FormData): Promise<Notice> {
  const owner = ownerOf(actor);
  if (form.get("intent") === "stop")
    return (await stopDevice(shop, owner, textIn(form, "id"))) ? text.stopped : text.gone;
  if (!(await mayRing(shop, owner))) return text.often;
  if (form.get("intent") === "try") {
    if (!(await tryRing(shop, owner))) return text.nothingRings;
    shop.runJobSoon(ringJobName);
    return text.tried;
  }
  const subscription = subscriptionIn(form, shop.config.webhooks.allowPrivate);
  if (!subscription) return text.odd;
  const kept = await keepDevice(shop, owner, subscription, actingDevice() ?? deviceOf(null));
  return { kept: text.kept, "too-many": text.tooMany, odd: text.odd }[kept];
}

/**
 * Ties a browser that rings to the session in which its owner has signed in again, so that it ends when they
 * sign out of that; false where it does not ring, or for somebody else: then it forgets that it did.
 */
export async function ringsHere(shop: Shop, actor: Ringer, form: FormData): Promise<boolean> {
  const subscription = subscriptionIn(form, shop.config.webhooks.allowPrivate);
  return subscription !== undefined && tieDevice(shop.db, ownerOf(actor), subscription);
}
