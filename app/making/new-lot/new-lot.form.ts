import { type FieldErrors, type FormAnswer, typedFields } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import { countIn, whyNoDueDay } from "../admin/lot-act.form.ts";
import { makingText as text } from "../admin/making.text.ts";
import type { StockLot } from "../make-lots.server.ts";

const newLotFields = ["product", "option", "quantity", "by"] as const;
export type NewLotField = (typeof newLotFields)[number];
export type NewLotAnswer = FormAnswer<NewLotField>;

const mostPieces = 100_000;

export const newLotTyped = (form: FormData) => typedFields(newLotFields, form);

/** A lot for stock, or what is wrong with it; that the option is one of the product's the act sees. */
export function newLotIn(
  form: FormData,
  today: string,
): { value: StockLot } | { errors: FieldErrors<NewLotField> } {
  const errors: FieldErrors<NewLotField> = {};
  const [productId, option] = [textIn(form, "product"), textIn(form, "option")];
  const by = typedDay(textIn(form, "by"));
  const quantity = countIn(form, "quantity");
  const [id] = /^[0-9a-f-]{36}$/.exec(textIn(form, "id")) ?? [];
  if (productId === "") errors.product = text.errors.product;
  if (form.has("option") && option === "") errors.option = text.errors.option;
  if (!(quantity >= 1 && quantity <= mostPieces)) errors.quantity = text.errors.quantity;
  const noDay = whyNoDueDay(by, today);
  if (noDay) errors.by = noDay;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    value: { ...(id ? { id } : {}), productId, variantId: option || null, quantity, dueOn: by || null },
  };
}
