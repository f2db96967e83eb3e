import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { hasAtMost } from "#values/text/letters.ts";
import type { RecordPicture } from "./record-answer.ts";
import { recordsText } from "./words/records.text.ts";

export const mostAltLetters = 300;

/** The errors of picture fields whose alt texts are too long; the first of each is named (TEXT-16). */
export function longAlts(fields: Readonly<Record<string, readonly RecordPicture[]>>): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  for (const [name, pictures] of Object.entries(fields)) {
    const long = pictures.findIndex(({ alt }) => !hasAtMost(alt, mostAltLetters));
    if (long >= 0) errors[name] = recordsText.longAlt(long + 1, fieldText.long(mostAltLetters));
  }
  return errors;
}
