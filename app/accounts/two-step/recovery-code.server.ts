import { createHash, randomBytes } from "node:crypto";

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
