import { deviceOf } from "#accounts/settings/settings.ts";
import type { Db } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { isApple } from "../asking/ring-here.ts";
import { ringingDevices } from "../devices/devices.db.server.ts";
import { keepDevice, mayRing, stopDevice } from "../devices/keep-device.server.ts";
import { publicPushKey } from "../devices/push-keys.db.server.ts";
import { subscriptionIn } from "../devices/subscription.server.ts";
import { makerRingText as text } from "./maker-ring.text.ts";
import type { MakerRing } from "./maker-ring.tsx";

export const readMakerRing = async (
  db: Db,
  { artisanId, agent }: { artisanId: string; agent: string | null },
): Promise<MakerRing> => ({
  isApple: isApple(agent ?? ""),
  devices: await ringingDevices(db, { artisanId }),
  publicKey: await publicPushKey(db),
});

/** What was said of a press, by its name; in the page's address only such a name stands. */
export type MakersRingSaid = keyof typeof text.said | keyof typeof text.refused;

export function saidOfRing(name: string | null): { text: string; isRefusal: boolean } | undefined {
  for (const [said, words] of Object.entries(text.said))
    if (said === name) return { text: words, isRefusal: false };
  for (const [said, words] of Object.entries(text.refused))
    if (said === name) return { text: words, isRefusal: true };
  return undefined;
}

/** Takes what a maker presses of ringing; undefined where it was another of the page's buttons. */
export async function takeMakersRing(
  shop: Pick<Services, "db" | "config" | "now">,
  owner: { artisanId: string },
  { form, agent }: { form: FormData; agent: string | null },
): Promise<MakersRingSaid | undefined> {
  const act = textIn(form, "act");
  if (act === "stop-ring")
    return (await stopDevice(shop, owner, textIn(form, "device"))) ? "stopped" : "gone";
  if (act !== "ring") return undefined;
  if (!(await mayRing(shop, owner))) return "often";
  const subscription = subscriptionIn(form, shop.config.webhooks.allowPrivate);
  return subscription ? keepDevice(shop, owner, subscription, deviceOf(agent)) : "odd";
}
