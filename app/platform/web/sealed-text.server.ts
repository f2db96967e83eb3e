import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `sealed\n${purpose}`, 32));

/** A text that only the shop can read and nobody can change, for one purpose. */
export function sealText(purpose: string, text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(purpose, secret), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** The text; undefined where it was sealed for another purpose, by another secret, or never. */
export function openSealed(purpose: string, sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(purpose, secret), bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString();
  } catch {
    return undefined;
  }
}

/** A text's signature for one purpose: one that was made for another purpose opens nothing. */
export function sign(purpose: string, text: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** Is this that text's signature? Takes the same time whatever was given. */
export function isSignature(given: string, purpose: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(purpose, text, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
