import { type FormAnswer, type ParsedForm, typedFields } from "#ui/form/form-answer.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { ownOrderText } from "./own-order.text.ts";

export type CancelAnswer = FormAnswer<"reason">;

const mostReason = 300;

/** Why an order is cancelled, in its buyer's words; null without any. */
export function parseCancellation(form: FormData): ParsedForm<"reason", { reason: string | null }> {
  const reason = cleanLines(textIn(form, "reason"), mostReason * 10);
  if (hasAtMost(reason, mostReason)) return { kind: "valid", value: { reason: reason || null } };
  return {
    kind: "refused",
    errors: { reason: ownOrderText.cancel.long },
    typed: typedFields(["reason"], form),
  };
}
