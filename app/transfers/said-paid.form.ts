import { type FormAnswer, type ParsedForm, typedFields } from "#ui/form/form-answer.ts";
import { typedUpiReference } from "#values/money/upi-payment.ts";
import { textIn } from "#values/text/form-text.ts";
import { sayPaidText } from "./transfers.text.ts";

export type SayPaidAnswer = FormAnswer<"reference">;

/** What a buyer says of a part; `dueId` as the form was shown. */
export function parseSaidPaid(form: FormData): ParsedForm<"reference", { dueId: string; reference: string }> {
  const reference = typedUpiReference(textIn(form, "reference"));
  if (reference) return { kind: "valid", value: { dueId: textIn(form, "dueId"), reference } };
  return refusedReference(form, sayPaidText.errors.digits);
}

export const refusedReference = (form: FormData, error: string) => ({
  kind: "refused" as const,
  errors: { reference: error },
  typed: typedFields(["reference"], form),
});
