import { noSum } from "#records/fields/number-fields.ts";
import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { textIn } from "#values/text/form-text.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { payWayIn } from "../account/account.form.ts";
import { makerAccountText } from "../account/account.text.ts";
import { aheadIn } from "../account/offered-ahead.ts";
import { taxFields } from "../account/offered-tax.ts";
import { type PayMethod, referenceKey } from "../entry.ts";
import { runText as text } from "./run.text.ts";
import { columnsByPlace, payFileColumns, type RunColumn } from "./run-columns.ts";

export type RunTyped = Readonly<Record<string, string>>;
export type RunAnswer = FormAnswer<string, undefined, RunTyped>;

export const methodField = (makerId: string): string => `method:${makerId}`;
export const referenceField = (makerId: string): string => `reference:${makerId}`;
export const placeField = (column: RunColumn): string => `place:${column}`;
/** What the page told to pay, in paise. */
export const sumField = (makerId: string): string => `sum:${makerId}`;

type Read<Value> = { value: Value } | { errors: FieldErrors<string> };

/** The sum above which makers are taken; nothing typed is ₹0. */
export function leastIn(form: FormData): Read<Paise> {
  const typed = textIn(form, "least").trim();
  const least = typed === "" ? paise(0) : typedRupees(typed);
  return least === undefined || least > 10_00_000_00
    ? { errors: { least: noSum(typed, makerAccountText.errors.amount) } }
    : { value: least };
}

export interface MarkedLine {
  makerId: string;
  given: { method: PayMethod; reference: string | null };
  /** What was paid, as the page told it. */
  sum?: Paise;
  /** What of it is above what is owed, where it was ticked to note it as an advance. */
  ahead?: Paise;
  /** The sum that was offered as a deduction for tax, and whether it was ticked. */
  tax?: { offered: string; isTicked: boolean };
}

/**
 * The lines that are marked: with a reference, or in cash. The others stay as they are; one reference stands
 * once.
 */
export function markedIn(
  form: FormData,
  makerIds: readonly string[],
  today: string,
): Read<{ on: string; lines: MarkedLine[] }> {
  const errors: FieldErrors<string> = {};
  const on = typedDay(textIn(form, "on"));
  if (!isDay(on) || on > today || on < "2000-01-01") errors.on = makerAccountText.errors.day;
  const lines = makerIds
    .filter(
      (id) => textIn(form, referenceField(id)).trim() !== "" || textIn(form, methodField(id)) === "cash",
    )
    .map((makerId) => {
      const names = { method: methodField(makerId), reference: referenceField(makerId) };
      const { sum, tick } = taxFields(makerId);
      const tax = { offered: textIn(form, sum), isTicked: form.has(tick) };
      return {
        makerId,
        given: payWayIn(form, errors, names),
        ...toldIn(form, makerId),
        ...aheadIn(form, makerId),
        tax,
      };
    });
  const seen = new Set<string>();
  for (const { makerId, given } of lines) {
    if (given.reference === null) continue;
    const key = referenceKey(given.reference);
    if (seen.has(key)) errors[referenceField(makerId)] ??= makerAccountText.errors.referenceNoted;
    seen.add(key);
  }
  if (lines.length === 0) errors.lines = text.errors.none;
  return Object.keys(errors).length > 0 ? { errors } : { value: { on, lines } };
}

function toldIn(form: FormData, makerId: string): Pick<MarkedLine, "sum"> {
  const sum = /^\d{1,12}$/.exec(textIn(form, sumField(makerId)))?.[0];
  return sum === undefined ? {} : { sum: paise(Number(sum)) };
}

/** The file's columns in the owner's order. */
export function columnsIn(form: FormData): Read<readonly RunColumn[]> {
  const read = columnsByPlace((column) => textIn(form, placeField(column)));
  if ("columns" in read) return { value: read.columns };
  const errors: FieldErrors<string> = {};
  for (const column of payFileColumns) {
    const why = read.wrong[column];
    if (why) errors[placeField(column)] = text.columns.wrong[why];
  }
  return { errors };
}
