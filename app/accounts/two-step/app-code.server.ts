import { Secret, TOTP } from "otpauth";

const halfMinute = 30;
/** A phone's clock may be one half minute off, either way. */
const mostOff = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    ...{ algorithm: "SHA1", digits: 6, period: halfMinute },
    secret: Secret.fromBase32(secret),
  });

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
