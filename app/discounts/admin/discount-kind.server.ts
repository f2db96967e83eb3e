import type { RecordKind } from "#records/receive-record.server.ts";
import { type DiscountField, type DiscountInput, emptyDiscount, parseDiscount } from "./discount.form.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import type { OpenDiscount } from "./discount-answer.ts";
import { type DiscountServices, saveDiscount } from "./save-discount.server.ts";

/** How a discount's form is taken. */
export const discountKind: RecordKind<
  DiscountServices,
  DiscountField,
  never,
  OpenDiscount,
  DiscountInput,
  "money"
> = {
  empty: emptyDiscount,
  pictures: {},
  entered: (record) => record,
  parse: parseDiscount,
  words: discountAdminText,
  save: saveDiscount,
};
