import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Services } from "#platform/services.server.ts";
import { openSealed, sealText } from "#platform/web/sealed-text.server.ts";
import { qrOnScreen } from "#ui/qr-squares.ts";
import type { Actor } from "../actor.ts";
import type { AppSetup } from "./two-step.ts";

type SetupServices = Pick<Services, "config" | "secret" | "now">;
type Owner = Pick<Actor, "id" | "email" | "sessionId">;

/** The app may be looked for and installed meanwhile. */
const hour = 3_600_000;

/** Nothing is stored of it before it is turned on: the form carries it, sealed for this session alone. */
const purposeOf = ({ id, sessionId }: Owner): string => `two-step setup ${id} ${sessionId}`;

/** What an app reads: with the secret that was given before, while that holds, or else with a new one. */
export function appSetup(shop: SetupServices, owner: Owner, before: string | undefined): AppSetup {
  const known = before && setupSecret(shop, owner, before);
  const secret = known || newAppSecret();
  const sealed = known
    ? (before ?? "")
    : sealText(purposeOf(owner), `${shop.now().getTime()} ${secret}`, shop.secret);
  const address = appAddress(secret, { issuer: shop.config.shop.name, label: owner.email });
  return { sealed, key: inGroups(secret), address, qr: qrOnScreen(address) };
}

/** The secret that the form carried; undefined where it is too old, or another session's. */
export function setupSecret(
  { secret, now }: SetupServices,
  owner: Owner,
  sealed: string,
): string | undefined {
  const [since, appSecret] = openSealed(purposeOf(owner), sealed, secret)?.split(" ") ?? [];
  return now().getTime() - Number(since) < hour ? appSecret : undefined;
}

/** 32 signs that nobody takes for another: no 0, O, 1 or I. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 16;
const codesAtOnce = 10;

/** 80 bits of chance, in groups of four: so much needs no slow hash. */
const newCode = (): string =>
  [...randomBytes(codeLength)]
    .map((byte, at) => (at % 4 === 0 && at > 0 ? "-" : "") + signs[byte & 31])
    .join("");

/** What somebody keeps on paper for the day when the phone is gone. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode);

/** What the shop keeps of a code, however its letters and groups are typed; undefined for what is none. */
export function recoveryHash(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  if (code.length !== codeLength) return undefined;
  return createHash("sha256").update(`recovery\n${code}`).digest("hex");
}

const halfMinute = 30;
/** A phone's clock may be one half minute off, either way. */
const mostOff = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: "SHA1", digits: 6, period: halfMinute, secret: Secret.fromBase32(secret) });

/** What app and shop share: 160 bits of chance, in the signs that people can type. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** A colon parts issuer and account in an app's address, so that some apps refuse a name that has one. */
const withoutColons = (name: string): string => name.replaceAll(/\s*[:\uFF1A\uFE55]\s*/g, " ").trim();

/** What an app reads from the QR code. */
export const appAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer: withoutColons(issuer) || "Shop", label: withoutColons(label) }).toString();

/** The half minute since 1970 whose code this is; undefined where it is none of these moments. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // Of as many bytes as digits: the library compares nothing else.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: mostOff });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / halfMinute) + delta;
}

/** The secret in groups of four, as somebody types it. */
export const inGroups = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, "$1 ");
