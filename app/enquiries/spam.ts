import { isHoneypotFilled } from "./honeypot.ts";

const usualLinks = 2;

/**
 * What looks like spam: a filled honeypot, or more links than a person sends. It is kept and marked for the owner, never
 * dropped, and its sender hears what everybody hears.
 */
export const looksLikeSpam = (form: FormData, ...texts: readonly (string | null)[]): boolean =>
  isHoneypotFilled(form) || linksIn(texts.join(" ")) > usualLinks;

/** How many links a text holds, however they are written. */
export const linksIn = (text: string): number =>
  text.match(/https?:\/\/(?:www\.)?|www\.|\[url|<a\s/gi)?.length ?? 0;
