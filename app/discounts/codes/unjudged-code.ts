import { textIn } from "#values/text/form-text.ts";
import { codeKey } from "./typed-code.ts";

/** What a form calls the code that was refused in its field before. */
export const refusedCode = "refusedCode";

/**
 * Was a code typed that nobody has looked at yet? It is neither the one in the sums nor the one that was just
 * refused: whoever was told so may go on without it.
 */
export function hasUnjudgedCode(form: FormData): boolean {
  const typed = codeKey(textIn(form, "discountCode"));
  const judged = ["code", refusedCode].map((name) => codeKey(textIn(form, name)));
  return typed !== "" && !judged.includes(typed);
}
