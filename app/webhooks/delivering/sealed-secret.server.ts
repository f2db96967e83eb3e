import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The key of a receiver's signatures: 256 random bits behind a prefix that names their kind. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

const keyOf = (shopSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", shopSecret, "", "jhola webhook secrets", 32));

/** A secret as the database stores it: of no use without the shop's own secret (WEBHOOK-8). */
export function seal(secret: string, shopSecret: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(shopSecret), start);
  const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** The secret itself; undefined where it was sealed with another shop's secret, or is damaged. */
export function unseal(sealed: string, shopSecret: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= 28) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(shopSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
