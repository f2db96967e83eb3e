import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import type { DiscountField } from "./discount.form.ts";

/** A discount as the form is opened with it. It has no pictures. */
export type OpenDiscount = OpenRecord<DiscountField, never>;
export type DiscountAnswer = RecordAnswer<OpenDiscount>;
