import { createHash, timingSafeEqual } from "node:crypto";
import { sign } from "#platform/web/sealed-text.server.ts";
import { secretLength, signsOf } from "./certificate-code.ts";

/**
 * What lies in the parcel with a certificate: made of its code by the shop's key, and stored nowhere
 * (ADR-97).
 */
export const certificateSecret = (code: string, key: string): string =>
  signsOf(Buffer.from(sign("certificate", code, key), "base64url"), secretLength);

/** What is stored of a secret; of two certificates it is never the same. */
export const hashOfSecret = (code: string, secret: string): string =>
  createHash("sha256").update(`${code}\n${secret}`).digest("base64url");

/** Is this the secret to what was stored? Takes the same time for any text. */
export function isSecret(code: string, given: string, hash: string): boolean {
  const actual = Buffer.from(hashOfSecret(code, given));
  const expected = Buffer.from(hash);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** A certificate whose secret is to be printed. */
interface Printed {
  code: string;
  secretHash: string;
}

/**
 * The secret to print on a certificate; undefined where it was issued under another key of the shop's: what
 * was printed then is still its secret, but nobody can print it again.
 */
export function printableSecret({ code, secretHash }: Printed, key: string): string | undefined {
  const secret = certificateSecret(code, key);
  return isSecret(code, secret, secretHash) ? secret : undefined;
}

/** As people read and copy it: 7QK4-MZX8-2HJR. */
export const shownSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join("-") ?? "";
