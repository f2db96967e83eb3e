import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { RingingDevice, RingOwner } from "./push-device.ts";
import { markOf, type Subscription } from "./subscription.server.ts";

/** Whose devices are meant, in whichever session. */
export type RingPerson = { profileId: string } | { artisanId: string };

const columnsOf = (owner: RingOwner | RingPerson) => ({
  profile_id: "profileId" in owner ? owner.profileId : null,
  session_id: "sessionId" in owner ? owner.sessionId : null,
  artisan_id: "artisanId" in owner ? owner.artisanId : null,
});

const devicesOf = (db: Db, person: RingPerson) =>
  db
    .selectFrom("push_devices")
    .where(({ eb }) =>
      "artisanId" in person
        ? eb("artisan_id", "=", person.artisanId)
        : eb("profile_id", "=", person.profileId),
    );

/** The browsers that ring for somebody, the newest first. */
export async function ringingDevices(db: Db, person: RingPerson): Promise<RingingDevice[]> {
  const rows = await devicesOf(db, person)
    .select(["id", "device", "made_at as madeAt", "rung_at as rungAt", "endpoint"])
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ endpoint, ...row }) => ({ ...row, mark: markOf(endpoint) }));
}

/** Of many at once none comes beyond the most. */
export async function lockRingOwner(trx: Trx, owner: RingOwner): Promise<void> {
  if ("artisanId" in owner)
    await trx
      .selectFrom("artisans")
      .select("id")
      .where("id", "=", owner.artisanId)
      .forNoKeyUpdate()
      .execute();
  else
    await trx
      .selectFrom("profiles")
      .select("id")
      .where("id", "=", owner.profileId)
      .forNoKeyUpdate()
      .execute();
}

/**
 * Keeps a device. One that rings already is taken over by who has its keys, which are that browser's own: two
 * who share a phone are rung one after the other. Undefined where the keys are others.
 */
export async function putDevice(
  trx: Trx,
  owner: RingOwner,
  { endpoint, p256dh, auth }: Subscription,
  { device, at }: { device: string; at: Date },
): Promise<string | undefined> {
  const whose = { ...columnsOf(owner), device };
  const kept = await trx
    .insertInto("push_devices")
    .values({ ...whose, endpoint, p256dh, auth, made_at: at })
    .onConflict((conflict) =>
      conflict
        .column("endpoint")
        .doUpdateSet(whose)
        .where("push_devices.p256dh", "=", p256dh)
        .where("push_devices.auth", "=", auth),
    )
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

/** Takes one of a person's devices away; its name, or undefined where it is not theirs. */
export async function deleteDevice(trx: Trx, owner: RingOwner, id: string): Promise<string | undefined> {
  const { profile_id, artisan_id } = columnsOf(owner);
  const gone = await trx
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where(sql<boolean>`(profile_id = ${profile_id} or artisan_id = ${artisan_id})`)
    .returning("device")
    .executeTakeFirst();
  return gone?.device;
}

/** The push service knows it no more, or its owner is told of nothing. */
export async function dropDevices(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}

/** Ties a browser that rings to the session in which its owner is signed in now; false where it rings not. */
export async function tieDevice(
  db: Db,
  { profileId, sessionId }: { profileId: string; sessionId: string },
  { endpoint, p256dh, auth }: Subscription,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("push_devices")
    .set({ session_id: sessionId })
    .where("endpoint", "=", endpoint)
    .where("p256dh", "=", p256dh)
    .where("auth", "=", auth)
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Queues something that means nothing for the browser of this session, or for all of this person's. */
export async function queueTry(
  trx: Trx,
  { profileId, sessionId }: { profileId: string; sessionId: string },
): Promise<boolean> {
  const all = await devicesOf(trx, { profileId }).select(["id", "session_id"]).forKeyShare().execute();
  const here = all.filter(({ session_id }) => session_id === sessionId);
  const told = here.length > 0 ? here : all;
  if (told.length === 0) return false;
  const { id: event_id } = await trx
    .insertInto("push_events")
    .values({ kind: "try", about: profileId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("push_deliveries")
    .values(told.map(({ id }) => ({ event_id, device_id: id })))
    .execute();
  return true;
}
