/** A comment as everybody sees it. */
export interface Comment {
  id: string;
  name: string;
  content: string;
  at: Date;
}

/** What a visitor typed, checked. */
export interface NewComment {
  name: string;
  email: string | null;
  content: string;
}

/** Up to two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (Array.from(word ?? "")[0] ?? "").toUpperCase()).join("");
}
