import { isHoneypotFilled } from "#ui/honeypot.ts";

export const usualLinks = 2;

/** Why something looks like spam. Links alone may be a buyer's: of those the owner is notified. */
export type Suspicion = "honeypot" | "links";

/**
 * Signs of spam: a filled honeypot, or more links than a person sends. It is stored and marked for the owner,
 * never dropped, and its sender gets the usual answer.
 */
export function suspicionOf(form: FormData, ...texts: readonly (string | null)[]): Suspicion | null {
  if (isHoneypotFilled(form)) return "honeypot";
  return linksIn(texts.join(" ")) > usualLinks ? "links" : null;
}

/** How many links a text holds, however they are written. */
export const linksIn = (text: string): number =>
  text.match(/https?:\/\/(?:www\.)?|www\.|\[url|<a\s/gi)?.length ?? 0;
