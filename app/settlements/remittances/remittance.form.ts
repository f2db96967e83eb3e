import type { FieldErrors } from "#ui/form/form-answer.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { remittanceText as text } from "./remittance.text.ts";
import { utrIn } from "./remittance-cells.ts";
import { type RemittanceColumns, remittanceFields } from "./remittance-columns.ts";

/** What stands beside the file in its form. */
export interface RemittanceTyped {
  carrier: string;
  utr: string;
  on: string;
}

interface RemittanceWish {
  carrier: string;
  usual: { utr: string; on: string };
  /** Undefined where none were chosen. */
  chosen: RemittanceColumns | undefined;
}

const longestCarrier = 60;
const longestHeading = 200;

export const columnField = (field: string): string => `column:${field}`;

export const typedRemittance = (form: FormData): RemittanceTyped => ({
  carrier: textIn(form, "carrier"),
  utr: textIn(form, "utr"),
  on: textIn(form, "on"),
});

/** What is to be imported, or what is wrong beside the file; a day that is left empty is today. */
export function remittanceIn(
  form: FormData,
  today: string,
): { wish: RemittanceWish } | { errors: FieldErrors<keyof RemittanceTyped> } {
  const typed = typedRemittance(form);
  const carrier = cleanText(typed.carrier, longestCarrier).replaceAll(/\s+/g, " ").trim();
  const on = typed.on.trim() === "" ? today : typedDay(typed.on);
  const utr = utrIn(typed.utr);
  if (carrier === "") return { errors: { carrier: text.errors.carrier } };
  if (!isDay(on)) return { errors: { on: text.errors.on } };
  if ("fault" in utr) return { errors: { utr: text.errors.utr } };
  const columns = remittanceFields.flatMap((field) => {
    const heading = cleanText(textIn(form, columnField(field)), longestHeading);
    return heading === "" ? [] : [[field, heading] as const];
  });
  const chosen = columns.length > 0 ? Object.fromEntries(columns) : undefined;
  return { wish: { carrier, usual: { utr: utr.value, on }, chosen } };
}
