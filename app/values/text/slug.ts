/** Can it stand in an address as it is? Letters of any script, digits, '-' and '_'. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);

/**
 * What is said at a slug that is still empty though the name is typed: nothing else would say why it can't be
 * saved.
 */
export const slugNote = (name: string, slug: string, said: string): string | undefined =>
  name.trim() !== "" && slug.trim() === "" ? said : undefined;
