import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";

/** What a form calls the code that was refused in its field before. */
export const refusedCode = "refusedCode";

/**
 * Was a code typed that nobody has looked at yet? It is neither the one in the sums nor the one that was just
 * refused: after that refusal the shopper may go on without it.
 */
export function hasUnjudgedCode(form: FormData): boolean {
  const typed = codeKey(textIn(form, "discountCode"));
  const judged = ["code", refusedCode].map((name) => codeKey(textIn(form, name)));
  return typed !== "" && !judged.includes(typed);
}

export const longestCode = 32;

/** A code as somebody typed it, without what can't be seen. Longer ones are cut: none is that long. */
export const typedCode = (text: string): string => cleanText(text, longestCode + 1);

/** How codes are compared. */
export const codeKey = (text: string): string => typedCode(text).toLowerCase();
