import { createHash, randomBytes } from "node:crypto";
import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { type keyReads, mostKeys } from "./api-key.ts";
import { endKey, handOver, insertKey, keysBefore } from "./api-keys.db.server.ts";
import { type KeyAnswer, type NewKeyForm, parseNewKey } from "./key.form.ts";
import { keysText } from "./keys.text.ts";

/** 256 bits of chance, behind a word by which a finder knows what it is. */
export const newKeyText = (): string => `jhola_${randomBytes(32).toString("base64url")}`;

const form = /^jhola_[\w-]{43}$/;

/** What the shop keeps of a key: nobody gets it back from that, and so much chance needs no slow hash. */
export const keyHash = (key: string): string => createHash("sha256").update(key).digest("hex");

/** The key of an Authorization header; undefined for what is none. */
export function bearerKey(authorization: string | null): string | undefined {
  const [, given = ""] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
  return form.test(given) ? given : undefined;
}

const whyNot = () => ({ "made-before": keysText.madeBefore, "too-many": keysText.tooMany });

/** The answer to the form that makes a key; only this one has the key itself. */
export async function receiveNewKey(
  shop: Pick<Services, "db" | "now" | "log">,
  actor: KeyMaker,
  form: FormData,
) {
  const parsed = parseNewKey(form);
  if (parsed.kind === "refused") return data<KeyAnswer>(parsed, { status: 422 });
  const { name } = parsed.value;
  const refuse = (text: string, status: number) =>
    data<KeyAnswer>({ kind: "failed", text, typed: { name } }, { status });
  try {
    const made = await makeKey(shop, actor, parsed.value);
    if (made.kind !== "made") return refuse(whyNot()[made.kind], 409);
    return data<KeyAnswer>({ kind: "done", kept: { key: made.key, name } });
  } catch (error) {
    return refuse(keysText.saveFailed.text, unwritten(shop, error, "a key could not be made"));
  }
}

type KeyServices = Pick<Services, "db" | "now">;

/** `key` is shown once: the shop stores its hash. */
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
      actorId,
      action: "api_key.made",
      entity: "api_keys",
      entityId: id,
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
      actorId,
      action: "api_key.taken_over",
      entity: "api_keys",
      entityId: id,
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
      actorId,
      action: "api_key.revoked",
      entity: "api_keys",
      entityId: id,
      detail: { name },
    });
    return true;
  });
}
