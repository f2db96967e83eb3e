/** Line ends as the shop keeps them: a form that is sent in parts has others. */
export const plainLineEnds = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * Was a field left as its form showed it? Line ends are the browser's own, and a line's field loses those
 * that were in it (PRODUCT-33).
 */
export function isAsShown(shown: string, sent: string): boolean {
  if (plainLineEnds(shown) === plainLineEnds(sent)) return true;
  return !/[\r\n]/.test(sent) && shown.replace(/[\r\n]/g, "") === sent;
}

/** A text as it stands where only line ends would change, else the new one. */
export const asItStood = <Text extends string | null>(before: Text | undefined, after: Text): Text =>
  before && after && isAsShown(before, after) ? before : after;
