import { createHmac, timingSafeEqual } from "node:crypto";

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
