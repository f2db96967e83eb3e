/** Up to two letters that stand for a name, each with its vowel signs; blank for a name without a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (firstSign.exec(word ?? "")?.[0] ?? "").toUpperCase()).join("");
}

const firstSign = /\p{L}\p{M}{0,3}/u;

export const areInitials = (text: string): boolean => /^(?:\p{L}\p{M}{0,3}){1,3}$/u.test(text);
