import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What is sealed: each use has a key of its own, so that none opens what another sealed. */
export type SealedUse = "jhola webhook secrets" | "jhola makers' banks" | "jhola push keys";

const keyOf = (shopSecret: string, use: SealedUse): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", shopSecret, "", use, 32));

/** A secret as the database stores it: of no use without the shop's own secret. */
export function seal(secret: string, shopSecret: string, use: SealedUse): string {
  const start = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(shopSecret, use), start);
  const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** The secret itself; undefined where it was sealed with another shop's secret or use, or is damaged. */
export function unseal(sealed: string, shopSecret: string, use: SealedUse): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= 28) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(shopSecret, use), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
