import type { Notice } from "#platform/notice.ts";
import { checkoutText, orderErrors } from "./checkout.text.ts";
import { refusalReason } from "./refusal-reason.ts";
import type { CheckoutAnswer } from "./steps/checkout-steps.ts";

export const errorToast = (text: string) => ({
  title: checkoutText.error,
  text,
  tone: "destructive" as const,
});

export const orderErrorToast = (reason: string) => ({
  title: orderErrors.title,
  text: orderErrors.couldNot(reason),
  tone: "destructive" as const,
});

/** The notice of an order that stands, with what else is to be shown. */
export const noticeWith = (notice: Notice, unsaved: string | undefined): Notice =>
  unsaved === undefined ? notice : { ...notice, text: [notice.text, unsaved].filter(Boolean).join(" ") };

/** What an answer has to say. What the shop no longer knows is named as the cart knew it. */
export function noticeOf(
  answer: CheckoutAnswer | undefined,
  lines: readonly { id: string; name: string; optionText?: string | undefined }[],
): CheckoutAnswer["notice"] {
  if (!answer?.refusal) return answer?.notice;
  const { refusal } = answer;
  const known = lines.find(({ id }) => id === refusal.lineId);
  const name = refusal.name ?? (known?.name || null);
  return orderErrorToast(refusalReason({ ...refusal, name, option: known?.optionText ?? refusal.option }));
}
