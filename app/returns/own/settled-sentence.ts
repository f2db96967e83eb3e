import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { ReturnRequest } from "../return-request.ts";

type Settled = Pick<ReturnRequest, "resolution" | "refund">;

/** What came of a request, for its buyer: on its page and in the mail. */
export function settledSentence({ resolution, refund }: Settled, isCash: boolean): string {
  const sum = refund === null ? "" : rupeesExact(refund);
  switch (resolution) {
    case "refund":
      return isCash
        ? `We have sent ${sum} to your UPI ID.`
        : `${sum} goes back the way you paid; your bank usually shows it within 5 to 7 business days.`;
    case "refund_by_hand":
      return `We have sent ${sum} back to you, in the way that we agreed on with you.`;
    case "exchange":
      return "What you get instead leaves us next. We write again when it does.";
    case "replacement":
      return "A new piece leaves us next. We write again when it does.";
    default:
      return "We looked at it, and nothing more is to be done.";
  }
}
