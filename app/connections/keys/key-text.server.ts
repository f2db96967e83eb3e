import { createHash, randomBytes } from "node:crypto";

/** 256 bits of chance, behind a word by which whoever finds it somewhere knows what it is. */
export const newKeyText = (): string => `jhola_${randomBytes(32).toString("base64url")}`;

const form = /^jhola_[\w-]{43}$/;

/** What the shop keeps of a key: nobody gets it back from that, and so much chance needs no slow hash. */
export const keyHash = (key: string): string => createHash("sha256").update(key).digest("hex");

/** The key of an Authorization header; undefined for what is none. */
export function bearerKey(authorization: string | null): string | undefined {
  const [, given = ""] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
  return form.test(given) ? given : undefined;
}
