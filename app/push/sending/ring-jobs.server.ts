import { heldBy } from "#accounts/permissions/permissions.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { dropDevices } from "../devices/devices.db.server.ts";
import type { KeptKeys } from "../devices/push-keys.db.server.ts";
import { claimRings, type DueRing, forgetRings, markRing, ringingStaff } from "./due-rings.db.server.ts";
import { pushKeys } from "./push-keys.server.ts";
import { mayHear, ringMessage } from "./ring-message.server.ts";
import { sendRing } from "./send-ring.server.ts";

export type RingShop = Pick<Services, "db" | "config" | "secret" | "log" | "now">;

/** A notification on `push_due` runs it at once; what was put off waits for this. */
const everySeconds = 10;
/** So many phones are rung at a time. */
const atOnce = 16;

export const ringJobName = "push";

export const ringJobs = (shop: RingShop): Job[] => [
  { name: ringJobName, everySeconds, run: (isStopped) => ringAll(shop, isStopped) },
  { name: "old-push", everySeconds: 60 * 60, run: () => forgetRings(shop.db) },
];

/** Rings whatever is due, each phone once for each of what happened (PUSH-5). */
export async function ringAll(shop: RingShop, isStopped: () => boolean = () => false): Promise<void> {
  const keys = await pushKeys(shop);
  await endDeaf(shop);
  while (!isStopped()) {
    const due = await claimRings(shop.db, atOnce);
    await Promise.all(due.map((ring) => ringOnce(shop, ring, keys)));
    if (due.length < atOnce) return;
  }
}

/** Who may see no orders any more has no phone that rings (PUSH-4). */
async function endDeaf({ db }: RingShop): Promise<void> {
  const staff = await ringingStaff(db);
  const deaf = staff.filter(({ role, permissions }) => !heldBy(role, permissions).orders);
  if (deaf.length > 0)
    await dropDevices(
      db,
      deaf.map(({ id }) => id),
    );
}

async function ringOnce(shop: RingShop, ring: DueRing, keys: KeptKeys): Promise<void> {
  const message = mayHear(ring) ? await ringMessage(shop.db, ring) : undefined;
  if (!message) return markRing(shop.db, ring, { state: "failed", status: null });
  const rung = await sendRing(shop, ring, message, keys);
  if (rung.state === "gone") return dropDevices(shop.db, [ring.deviceId]);
  await markRing(shop.db, ring, rung);
  const { state, status } = rung;
  if (state !== "rung")
    shop.log.warn({ kind: ring.kind, attempts: ring.attempts, state, status }, "a phone did not ring");
}
