import { useRecordForm } from "#records/use-record-form.ts";
import { type DiscountField, discountFields, parseDiscount } from "./discount.form.ts";
import type { DiscountAnswer, OpenDiscount } from "./discount-answer.ts";

export type DiscountFormState = ReturnType<typeof useDiscountForm>;

/** A discount's form while it is filled in. */
export const useDiscountForm = (opened: OpenDiscount, given: DiscountAnswer | undefined, closeTo: string) =>
  useRecordForm<DiscountField, never, OpenDiscount, never>({
    ...{ opened, given, closeTo, fields: discountFields, parse: parseDiscount },
    usePictureFields: () => ({}),
    typeInto: (texts, field, value) => ({ texts: { ...texts, [field]: value } }),
  });
