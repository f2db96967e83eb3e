/** Can it stand in an address as it is? Letters of any script, digits, '-' and '_'. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);

/**
 * What stands at a slug that is still empty though the name is typed: nothing else would say why it can't be
 * saved.
 */
export const slugNote = (name: string, slug: string): string | undefined =>
  name.trim() !== "" && slug.trim() === ""
    ? "Type an address, such as kamal-jhola. A name in Latin letters would give one."
    : undefined;
