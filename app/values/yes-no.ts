const yes = new Set(["true", "yes", "y", "1", "on", "हाँ", "हां", "हा"]);
const no = new Set(["", "false", "no", "n", "0", "off", "नहीं", "नही", "ना"]);

/**
 * What a word says where yes or no is asked, in any letters' case; nothing is no, as of a box that is not
 * ticked. Undefined for others.
 */
export function yesNo(text: string): boolean | undefined {
  const word = text.trim().normalize("NFC").toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
