import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type keyReads, mostKeys } from "./api-key.ts";
import { endKey, handOver, insertKey, keysBefore } from "./api-keys.db.server.ts";
import type { NewKeyForm } from "./key.form.ts";
import { keyHash, newKeyText } from "./key-text.server.ts";

type KeyServices = Pick<Services, "db" | "now">;

/** `key` is told once: the shop keeps its hash. */
type MadeKey = { kind: "made"; key: string } | { kind: "made-before" | "too-many" };

/** Somebody who may make a key, since they may read what it reads. */
export type KeyMaker = Doer<"settings" | (typeof keyReads)[number]>;

/** Makes a key. The same form sent twice makes one, and only its first answer has it. */
export async function makeKey(
  { db, now }: KeyServices,
  { id: actorId }: KeyMaker,
  { id, name }: NewKeyForm,
): Promise<MadeKey> {
  const key = newKeyText();
  return inTransaction(db, async (trx): Promise<MadeKey> => {
    const { inUse, isMade } = await keysBefore(trx, id);
    if (isMade) return { kind: "made-before" };
    if (inUse >= mostKeys) return { kind: "too-many" };
    const kept = { ending: key.slice(-4), hash: keyHash(key), madeAt: now(), by: actorId };
    await insertKey(trx, { id, name, ...kept });
    await writeAudit(trx, {
      ...{ actorId, action: "api_key.made", entity: "api_keys", entityId: id },
      detail: { name },
    });
    return { kind: "made", key };
  });
}

/** Makes a key in use one's own, so that it goes on when its maker leaves; false where nothing changed. */
export async function takeKeyOver(
  { db }: Pick<KeyServices, "db">,
  { id: actorId }: KeyMaker,
  id: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const name = await handOver(trx, id, actorId);
    if (name === undefined) return false;
    await writeAudit(trx, {
      ...{ actorId, action: "api_key.taken_over", entity: "api_keys", entityId: id },
      detail: { name },
    });
    return true;
  });
}

/** Ends a key for good, at once; false where none with this id was in use. */
export async function revokeKey(
  { db, now }: KeyServices,
  { id: actorId }: Doer<"settings">,
  id: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const name = await endKey(trx, id, now());
    if (name === undefined) return false;
    await writeAudit(trx, {
      ...{ actorId, action: "api_key.revoked", entity: "api_keys", entityId: id },
      detail: { name },
    });
    return true;
  });
}
