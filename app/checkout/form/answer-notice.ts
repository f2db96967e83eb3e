import { orderErrorToast, refusalReason } from "./checkout.text.ts";
import type { CheckoutAnswer } from "./checkout-steps.ts";

/** What an answer has to say. A product that the shop no longer knows is named as the cart knew it. */
export function noticeOf(
  answer: CheckoutAnswer | undefined,
  lines: readonly { id: string; name: string }[],
): CheckoutAnswer["notice"] {
  if (!answer?.refusal) return answer?.notice;
  const known = lines.find(({ id }) => id === answer.refusal?.lineId)?.name;
  return orderErrorToast(refusalReason({ ...answer.refusal, name: answer.refusal.name ?? (known || null) }));
}
