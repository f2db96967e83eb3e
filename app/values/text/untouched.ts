import { cleanText } from "./clean-text.ts";

/** Line ends as the shop keeps them: a form that is sent in parts has others. */
export const plainLineEnds = (text: string): string => text.replace(/\r\n?/g, "\n");

/** A text area's markup loses the line end with which it begins. */
const asSeen = (text: string): string => plainLineEnds(text).replace(/^\n+/, "");

/**
 * Was a field left as its form showed it? It is compared by what is seen: line ends are the browser's own,
 * and a line's field loses those that were in it (PRODUCT-33).
 */
export function isAsShown(shown: string, sent: string): boolean {
  if (asSeen(shown) === asSeen(sent)) return true;
  return !/[\r\n]/.test(sent) && withoutLineEnds(shown) === sent;
}

/** The same of a line that is cleaned before it is compared. */
export const isAsShownClean = (shown: string, sent: string): boolean =>
  isAsShown(shown, sent) || cleanText(withoutLineEnds(shown), shown.length) === sent;

const withoutLineEnds = (text: string): string => text.replace(/[\r\n]/g, "");

/** A text as it stands where only line ends would change, else the new one. */
export const asItStood = <Text extends string | null>(before: Text | undefined, after: Text): Text =>
  before && after && isAsShown(before, after) ? before : after;
