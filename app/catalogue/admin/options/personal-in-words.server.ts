import { rupeesAndPaise } from "#values/money/money.ts";
import type { PersonalField } from "../../options/personal.ts";
import { personalFieldsOf } from "../../options/variants.db.server.ts";

/** A product's personalisation in the words of its history: 'Name (12 letters, needed, +₹150)'. */
export const personalInWords = (fields: readonly PersonalField[]): string =>
  fields.map(fieldInWords).join("; ") || "none";

function fieldInWords({ label, most, required, price }: PersonalField): string {
  const facts = [`${most} letters`, required ? "needed" : [], price > 0 ? `+${rupeesAndPaise(price)}` : []];
  return `${label} (${facts.flat().join(", ")})`;
}

/** The same of a change, `before` as its row has it; nothing where there is none. */
export function personalChange(
  before: unknown,
  after: readonly PersonalField[],
): { personalisation?: string } {
  const is = personalInWords(after);
  return is === personalInWords(personalFieldsOf(before)) ? {} : { personalisation: is };
}
