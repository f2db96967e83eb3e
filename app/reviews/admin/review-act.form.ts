import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { type HideReason, hideReasons, mostReply } from "../review.ts";
import { reviewAdminText } from "./review-admin.text.ts";

export type ReviewActField = "reason" | "reply";
export type ReviewActTyped = Readonly<Partial<Record<ReviewActField, string>>>;
export type ReviewActAnswer = FormAnswer<ReviewActField, undefined, ReviewActTyped>;

export const reviewActTyped = (form: FormData): ReviewActTyped => ({
  reason: textIn(form, "reason").slice(0, 100),
  reply: textIn(form, "reply"),
});

type Read<Value> = { value: Value } | { errors: FieldErrors<ReviewActField> };

export function reasonIn(form: FormData): Read<HideReason> {
  const reason = hideReasons.find((each) => each === textIn(form, "reason"));
  return reason ? { value: reason } : { errors: { reason: reviewAdminText.errors.reason } };
}

/** The reply's words; null where it is empty. */
export function replyIn(form: FormData): Read<string | null> {
  const reply = cleanLines(textIn(form, "reply"), mostReply * 5);
  return !hasAtMost(reply, mostReply)
    ? { errors: { reply: reviewAdminText.errors.replyLong } }
    : { value: reply || null };
}
