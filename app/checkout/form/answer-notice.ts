import { orderErrorToast } from "./checkout-notices.ts";
import { refusalReason } from "./refusal-reason.ts";
import type { CheckoutAnswer } from "./steps/checkout-steps.ts";

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
