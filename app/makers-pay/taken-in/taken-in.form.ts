import { type FieldErrors, type FormAnswer, typedFields } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { takenInText as text } from "./taken-in.text.ts";

const takenInFields = ["product", "option", "pieces", "on", "key"] as const;
type TakenInField = (typeof takenInFields)[number];
export type TakenInErrors = FieldErrors<TakenInField>;
export type TakenInAnswer = FormAnswer<TakenInField>;

const mostPieces = 1_00_000;

export const takenInTyped = (form: FormData) => typedFields(takenInFields, form);

interface TypedIn {
  key: string;
  productId: string;
  variantId: string | null;
  pieces: number;
  on: string;
}

/** What was taken in, or what is wrong with it; that the option is one of the product's the act sees. */
export function takenInOf(form: FormData, today: string): { value: TypedIn } | { errors: TakenInErrors } {
  const errors: TakenInErrors = {};
  // A form of ours has one; what has none could not be told from what is sent again.
  const key = /^[\w-]{1,60}$/.exec(textIn(form, "key"))?.[0];
  const [productId, option] = [textIn(form, "product"), textIn(form, "option")];
  const pieces = typedWhole(textIn(form, "pieces"), 1, mostPieces);
  const on = typedDay(textIn(form, "on"));
  if (productId === "" || key === undefined) errors.product = text.errors.product;
  if (form.has("option") && option === "") errors.option = text.errors.option;
  if (pieces === undefined) errors.pieces = text.errors.pieces;
  if (!isDay(on) || on > today) errors.on = text.errors.day;
  if (key === undefined || pieces === undefined || Object.keys(errors).length > 0) return { errors };
  return { value: { key, productId, variantId: option || null, pieces, on } };
}
