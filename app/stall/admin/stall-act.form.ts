import { isSum } from "#records/fields/number-fields.ts";
import { type FieldErrors, type FormAnswer, typedFields } from "#ui/form/form-answer.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import type { MovedGood } from "../counting/take-along.server.ts";
import { stallsText as text } from "./stalls.text.ts";

const mostPieces = 100_000;

export type TakeField = "option" | "pieces";
export type TakeAnswer = FormAnswer<TakeField>;

/** Pieces of one good that go along, or what is wrong with them. */
export function takenAlongIn(
  form: FormData,
): { value: MovedGood & { version: number } } | { errors: FieldErrors<TakeField> } {
  const [productId, option] = [textIn(form, "product"), textIn(form, "option")];
  const pieces = typedWhole(textIn(form, "pieces"), 1, mostPieces);
  const errors: FieldErrors<TakeField> = {
    ...(form.has("option") && option === "" ? { option: text.errors.option } : {}),
    ...(pieces === undefined ? { pieces: text.errors.pieces } : {}),
  };
  if (pieces === undefined || Object.keys(errors).length > 0) return { errors };
  return { value: { productId, variantId: option || null, pieces, version: versionIn(form) } };
}

export const takeTyped = (form: FormData) => typedFields(["option", "pieces"] as const, form);

/** The field of a good's pieces that came back. */
export const backField = (goodId: string): `back:${string}` => `back:${goodId}`;
export type StallField = `back:${string}` | "cash" | "note";

/** What a count of the closing stall comes to, before it is confirmed. */
export interface CountedStall {
  typed: Readonly<Record<string, string>>;
  lost: readonly { name: string; pieces: number }[];
  expected: Paise;
  difference: Paise;
}

export type StallAnswer = FormAnswer<StallField, CountedStall, Readonly<Record<string, string>>>;

export const stallTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));

interface Counted {
  version: number;
  back: Map<string, number>;
  cash: Paise;
  note: string | null;
}

/** What was counted: of each good, and the cash. */
export function countedIn(
  form: FormData,
  goodIds: readonly string[],
): { value: Counted } | { errors: FieldErrors<StallField> } {
  const errors: FieldErrors<StallField> = {};
  const back = new Map<string, number>();
  for (const id of goodIds) {
    const pieces = typedWhole(textIn(form, backField(id)) || "0", 0, mostPieces);
    if (pieces === undefined) errors[backField(id)] = text.errors.back;
    else back.set(id, pieces);
  }
  const typed = textIn(form, "cash").trim();
  // A till may be empty: all was paid by UPI.
  if (typedRupees(typed) !== 0 && !isSum(typed)) errors.cash = text.errors.cash;
  if (Object.keys(errors).length > 0) return { errors };
  const cash = paise(typedRupees(typed) ?? 0);
  return {
    value: { version: versionIn(form), back, cash, note: cleanText(textIn(form, "note"), 300) || null },
  };
}

/** Pieces of one good that come back while the stall goes on. */
export const broughtBackIn = (form: FormData): number | undefined =>
  typedWhole(textIn(form, "pieces"), 1, mostPieces);
