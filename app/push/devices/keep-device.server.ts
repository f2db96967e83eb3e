import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type Allowance, digestOf, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { deleteDevice, lockRingOwner, putDevice, queueTry, ringingDevices } from "./devices.db.server.ts";
import { mostDevices, type RingOwner } from "./push-device.ts";
import { markOf, type Subscription } from "./subscription.server.ts";

type Shop = Pick<Services, "db" | "now">;

const allowance: Allowance = { name: "ring", most: 20, windowSeconds: 600 };

/** May they press once more? Counted for each person, over all copies of the shop. */
export const mayRing = async ({ db, now }: Shop, owner: RingOwner): Promise<boolean> =>
  (await takeToken(db, allowance, digestOf(idOf(owner)), now())).ok;

const idOf = (owner: RingOwner): string => ("artisanId" in owner ? owner.artisanId : owner.profileId);

export type KeptDevice = "kept" | "too-many" | "odd";

/** Has a browser ring for somebody from now on; sent again it rings as it did (PUSH-3). */
export const keepDevice = (
  shop: Shop,
  owner: RingOwner,
  subscription: Subscription,
  device: string,
): Promise<KeptDevice> =>
  inTransaction(shop.db, async (trx) => {
    await lockRingOwner(trx, owner);
    const own = await ringingDevices(trx, owner);
    const isKnown = own.some(({ mark }) => mark === markOf(subscription.endpoint));
    if (!isKnown && own.length >= mostDevices) return "too-many";
    const id = await putDevice(trx, owner, subscription, { device, at: shop.now() });
    if (id === undefined) return "odd";
    if (!isKnown && "profileId" in owner) await note(trx, owner.profileId, "ring.added", device);
    return "kept";
  });

/** Stops one of somebody's devices; false where it is none of theirs. */
export const stopDevice = (shop: Shop, owner: RingOwner, id: string): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    const device = id.includes("\0") ? undefined : await deleteDevice(trx, owner, id);
    if (device !== undefined && "profileId" in owner)
      await note(trx, owner.profileId, "ring.stopped", device);
    return device !== undefined;
  });

const note = (
  trx: Parameters<typeof writeAudit>[0],
  actorId: string,
  action: "ring.added" | "ring.stopped",
  name: string,
) => writeAudit(trx, { actorId, action, entity: "profiles", entityId: actorId, detail: { name } });

/** Rings somebody's phone for no reason; false where none of theirs does. */
export const tryRing = (shop: Shop, owner: { profileId: string; sessionId: string }): Promise<boolean> =>
  inTransaction(shop.db, (trx) => queueTry(trx, owner));
