import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";

const longest = 60;

/**
 * The code in a form's field, the app's or a recovery code, without what nobody types; empty where there is
 * none, 'too-long' where it is longer than either.
 */
export function factorCodeIn(form: FormData, field: string): { code: string } | "too-long" {
  const code = cleanText(textIn(form, field), longest + 1);
  return code.length > longest ? "too-long" : { code };
}
