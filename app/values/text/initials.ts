/** Up to two letters that stand for a name, each with its vowel signs; blank for a name without a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (firstSign.exec(word ?? "")?.[0] ?? "").toUpperCase()).join("");
}

/** A letter, what a virama joins to it (a bare one would stand as half a letter), and its signs. */
const sign = "\\p{L}(?:[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0C4D\\u0CCD\\u0D4D]\\p{L}|\\p{M}){0,5}";
const firstSign = new RegExp(sign, "u");
const initials = new RegExp(`^(?:${sign}){1,3}$`, "u");

export const areInitials = (text: string): boolean => initials.test(text);
