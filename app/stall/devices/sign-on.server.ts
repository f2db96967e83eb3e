import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isUuid } from "#values/uuid.ts";
import { isStallLetter, placeOfLetter, stallLetterAt } from "../sale/stall-sale.ts";
import {
  endDevice,
  findDevice,
  insertCode,
  insertDevice,
  lettersInUse,
  lockLetters,
  numbersOfDevice,
  type StallDeviceRow,
  signOnAgain,
  spendCode,
} from "./stall-devices.db.server.ts";

type Shop = Pick<Services, "db" | "now">;

/** 128 bits of chance. */
const newSecret = (): string => randomBytes(16).toString("base64url");
const secretForm = /^[\w-]{22}$/;

/** What the shop keeps of a code or a secret: nobody gets it back from that. */
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const codeMinutes = 10;

/** Makes a code that signs one phone on, within ten minutes; only this answer has it (STALL-2). */
export async function makeDeviceCode(shop: Shop, actor: Doer<"pack">, name: string): Promise<string> {
  const code = newSecret();
  const now = shop.now();
  const goodUntil = new Date(now.getTime() + codeMinutes * 60_000);
  await inTransaction(shop.db, async (trx) => {
    await insertCode(trx, { codeHash: hashOf(code), name, madeBy: actor.id, goodUntil }, now);
    await audit(trx, actor.id, "stall_device.invited", null, { name });
  });
  return code;
}

const audit = (
  trx: Trx,
  actorId: string | null,
  action: "stall_device.invited" | "stall_device.signed_off" | "stall_device.signed_on",
  entityId: string | null,
  detail: Record<string, string>,
) => writeAudit(trx, { actorId, action, entity: "stall_devices", entityId, detail });

/** What a phone asks with: a device that was signed on before names itself, and the letter that it has. */
export interface SignOn {
  code: string;
  deviceId?: string | undefined;
  letter?: string | undefined;
}

export interface SignedOn {
  deviceId: string;
  secret: string;
  letter: string;
  name: string;
  /** The highest number that the shop knows of, in each year: it goes on after that. */
  last: Record<string, number>;
}

export type SignedOnOrWhy =
  | { kind: "on"; device: SignedOn }
  | { kind: "refused"; why: "code" | "letter-taken" | "no-letters" };

/**
 * Signs a device on by a code. One that was here before keeps its letter and its numbers, also where a
 * restored backup does not know it any more; without anything of its own it is a new one (STALL-2).
 */
export const signDeviceOn = ({ db, now }: Shop, { code, deviceId, letter }: SignOn): Promise<SignedOnOrWhy> =>
  inTransaction(db, async (trx) => {
    const at = now();
    const name = secretForm.test(code) ? await spendCode(trx, hashOf(code), at) : undefined;
    if (name === undefined) return { kind: "refused", why: "code" };
    await lockLetters(trx);
    const secret = newSecret();
    const on = { secretHash: hashOf(secret), at };
    const device =
      deviceId !== undefined && isUuid(deviceId)
        ? ((await signOnAgain(trx, { id: deviceId, ...on })) ??
          (await insertOwn(trx, on, { deviceId, letter, name })))
        : await insertNew(trx, on, name);
    if (!device) return { kind: "refused", why: deviceId === undefined ? "no-letters" : "letter-taken" };
    await audit(trx, null, "stall_device.signed_on", device.id, { name: device.name, letter: device.letter });
    return { kind: "on", device: await signedOn(trx, device, secret) };
  });

interface On {
  secretHash: string;
  at: Date;
}

/** A device that this shop does not know goes on with the letter that it has had, if it is nobody else's. */
async function insertOwn(
  trx: Trx,
  on: On,
  { deviceId: id, letter, name }: { deviceId: string; letter: string | undefined; name: string },
): Promise<StallDeviceRow | undefined> {
  const isFree = letter !== undefined && isStallLetter(letter) && !(await lettersInUse(trx)).includes(letter);
  return isFree ? insertDevice(trx, { id, letter, name, ...on }) : undefined;
}

async function insertNew(trx: Trx, on: On, name: string): Promise<StallDeviceRow | undefined> {
  const used = await lettersInUse(trx);
  const letter = stallLetterAt(Math.max(-1, ...used.map(placeOfLetter)) + 1);
  return letter === undefined ? undefined : insertDevice(trx, { id: randomUUID(), letter, name, ...on });
}

async function signedOn(db: Db, { id, letter, name }: StallDeviceRow, secret: string): Promise<SignedOn> {
  const series = await numbersOfDevice(db, id);
  const last = Object.fromEntries(series.map((each) => [each.year, each.last]));
  return { deviceId: id, secret, letter, name, last };
}

/** Signs a device off: it sends nothing any more. False where it was so before, or has changed. */
export const signDeviceOff = (
  { db, now }: Shop,
  actor: Doer<"pack">,
  { id, version }: { id: string; version: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const name = await endDevice(trx, { id, version, at: now() });
    if (name === undefined) return false;
    await audit(trx, actor.id, "stall_device.signed_off", id, { name });
    return true;
  });

/** The device of a header 'Bearer {id}.{secret}'; undefined for who is none, or is signed off. */
export async function deviceAt(db: Db, authorization: string | null): Promise<StallDeviceRow | undefined> {
  const [, id = "", secret = ""] = /^Bearer +([\w-]{36})\.([\w-]{22}) *$/i.exec(authorization ?? "") ?? [];
  if (!isUuid(id)) return undefined;
  const device = await findDevice(db, id);
  if (!device || device.revoked_at !== null) return undefined;
  const [given, kept] = [hashOf(secret), device.secret_hash].map((hash) => Buffer.from(hash, "hex"));
  return given && kept && timingSafeEqual(given, kept) ? device : undefined;
}
