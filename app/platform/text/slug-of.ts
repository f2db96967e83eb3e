import { inLatin } from "./latin.ts";

/**
 * A text as a part of an address: lower case, in Latin letters, the given words left out, signs that stand in
 * no word removed, blanks and runs of hyphens one hyphen. '' for a name that no Latin letters can spell.
 */
export function slugOf(text: string, leavingOut: ReadonlySet<string> = new Set()): string {
  const plain = inLatin(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .split(/\s+/)
    .filter((word) => !leavingOut.has(word))
    .join(" ")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}
