/**
 * A text as a part of an address (spec 5): lower case, the given words left out, signs that stand in no word removed, blanks
 * and runs of hyphens one hyphen. Accents are dropped, so that 'Décor' reads 'decor'; a name in another script gives ''.
 */
export function slugOf(text: string, leavingOut: ReadonlySet<string> = new Set()): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .split(/\s+/)
    .filter((word) => !leavingOut.has(word))
    .join(" ")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Can it stand in an address as it is? Letters of any script, digits, '-' and '_'. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);

/** What stands at a slug that is still empty though the name is typed: nothing else would say why it can't be saved. */
export const slugNote = (name: string, slug: string): string | undefined =>
  name.trim() !== "" && slug.trim() === ""
    ? "Type an address, such as kamal-jhola. A name in Latin letters would give one."
    : undefined;
