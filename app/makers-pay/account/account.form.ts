import { isSum, noSum } from "#records/fields/number-fields.ts";
import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { hasReference, type OtherKind, otherKinds, type PayMethod, payMethods } from "../entry.ts";
import { type MakerTerm, type Share, type TermKind, termKinds } from "../terms.ts";
import { makerAccountText as text } from "./account.text.ts";

export type AccountAct = "pay" | "advance" | "other" | "correct" | "bank" | "term" | "left";
export type AccountTyped = Readonly<Record<string, string>>;
export type MakerAccountAnswer = FormAnswer<string, undefined, AccountTyped>;

type Read<Value> = { value: Value } | { errors: FieldErrors<string> };

const earliest = "2000-01-01";
const mostNote = 500;
const mostReference = 60;

function sumIn(form: FormData, errors: FieldErrors<string>, name = "amount"): Paise {
  const typed = textIn(form, name);
  const amount = isSum(typed) ? typedRupees(typed) : undefined;
  if (amount === undefined) errors[name] = noSum(typed, text.errors.amount);
  return amount ?? paise(0);
}

/** A day that is over, or today; its year is one of the shop's. */
function dayIn(form: FormData, errors: FieldErrors<string>, today: string): string {
  const on = typedDay(textIn(form, "on"));
  if (!isDay(on) || on > today || on < earliest) errors.on = text.errors.day;
  return on;
}

function noteIn(form: FormData, errors: FieldErrors<string>, isNeeded: boolean): string | null {
  const note = cleanLines(textIn(form, "note"), mostNote * 10);
  if (!hasAtMost(note, mostNote)) errors.note = text.errors.noteLong;
  if (isNeeded && note === "") errors.note = text.errors.note;
  return note || null;
}

const answerOf = <Value>(errors: FieldErrors<string>, value: Value): Read<Value> =>
  Object.keys(errors).length > 0 ? { errors } : { value };

/** How money was given; UPI and bank have a reference. */
export function payWayIn(
  form: FormData,
  errors: FieldErrors<string>,
  names = { method: "method", reference: "reference" },
): { method: PayMethod; reference: string | null } {
  const method = payMethods.find((each) => each === textIn(form, names.method));
  const reference = cleanLines(latinDigits(textIn(form, names.reference)), mostReference * 10);
  if (!method) errors[names.method] = text.errors.method;
  if (!hasAtMost(reference, mostReference)) errors[names.reference] = text.errors.referenceLong;
  else if (reference === "" && method && hasReference(method))
    errors[names.reference] = text.errors.reference;
  return { method: method ?? "cash", reference: reference || null };
}

export interface GivenMoney {
  amount: Paise;
  on: string;
  note: string | null;
  given: { method: PayMethod; reference: string | null };
}

/** Money that was given, as 'Paid' and 'Advance' are filled in. */
export function moneyIn(form: FormData, today: string): Read<GivenMoney> {
  const errors: FieldErrors<string> = {};
  const amount = sumIn(form, errors);
  const given = payWayIn(form, errors);
  const on = dayIn(form, errors, today);
  return answerOf(errors, { amount, on, given, note: noteIn(form, errors, false) });
}

/** Something else, with what it is for. */
export function otherIn(
  form: FormData,
  today: string,
): Read<{ kind: OtherKind; amount: Paise; on: string; note: string | null }> {
  const errors: FieldErrors<string> = {};
  const kind = otherKinds.find((each) => each === textIn(form, "kind"));
  if (!kind) errors.kind = text.errors.kind;
  const amount = sumIn(form, errors);
  const on = dayIn(form, errors, today);
  const note = noteIn(form, errors, true);
  return answerOf(errors, { kind: kind ?? "bonus", amount, on, note });
}

/** How much of an entry is taken back, and why. */
export function counterIn(form: FormData): Read<{ amount: Paise; reason: string }> {
  const errors: FieldErrors<string> = {};
  const amount = sumIn(form, errors);
  const reason = noteIn(form, errors, true);
  return answerOf(errors, { amount, reason: reason ?? "" });
}

/** Hundredths of a per cent; undefined for what is none. */
function percentIn(typed: string): number | undefined {
  const bare = latinDigits(typed)
    .replaceAll(/[\s%]/g, "")
    .replace(/^\.(?=\d)/, "0.");
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(bare)) return undefined;
  const basisPoints = Math.round(Number(bare) * 100);
  return basisPoints >= 1 && basisPoints <= 100_00 ? basisPoints : undefined;
}

/** What a maker gets from a day on. */
export function termIn(form: FormData): Read<MakerTerm> {
  const errors: FieldErrors<string> = {};
  const kind = termKinds.find((each) => each === textIn(form, "kind"));
  if (!kind) errors.kind = text.errors.kind;
  const from = typedDay(textIn(form, "from"));
  if (!isDay(from) || from < earliest) errors.from = text.errors.termDay;
  const share = kind === undefined || kind === "piece" ? null : shareIn(form, kind, errors);
  if (kind) refuseUnused(form, kind, errors);
  return answerOf(errors, { kind: kind ?? "piece", share, from });
}

/** What is typed where it means nothing would be dropped without a word. */
function refuseUnused(form: FormData, kind: TermKind, errors: FieldErrors<string>): void {
  const isTyped = (name: string) => textIn(form, name).trim() !== "";
  if (kind !== "sold" && isTyped("percent")) errors.percent = text.errors.unused[kind];
  if (kind === "piece" && isTyped("sum")) errors.sum = text.errors.unused.piece;
}

function shareIn(form: FormData, kind: "sold" | "bought", errors: FieldErrors<string>): Share | null {
  const typed = kind === "sold" ? textIn(form, "percent").trim() : "";
  if (typed === "") {
    const amount = sumIn(form, errors, "sum");
    if (errors.sum && kind === "sold") errors.sum = text.errors.share;
    return { kind: "sum", amount };
  }
  const basisPoints = percentIn(typed);
  if (basisPoints === undefined) errors.percent = text.errors.percent;
  if (textIn(form, "sum").trim() !== "") errors.sum = text.errors.share;
  return { kind: "percent", basisPoints: basisPoints ?? 0 };
}
