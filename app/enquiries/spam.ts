import { isHoneypotFilled } from "./honeypot.ts";

const mostLinks = 2;

/**
 * What looks like spam: a filled honeypot, or more links than a person sends. It is kept and marked for the owner, never
 * dropped, and its sender hears what everybody hears.
 */
export function looksLikeSpam(form: FormData, ...texts: readonly (string | null)[]): boolean {
  const links = texts.join(" ").match(/https?:\/\/|www\.|\[url/gi) ?? [];
  return isHoneypotFilled(form) || links.length > mostLinks;
}
