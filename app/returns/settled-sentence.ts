import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { ReturnRequest } from "./return-request.ts";
import { settledText } from "./returns.text.ts";

type Settled = Pick<ReturnRequest, "resolution" | "refund">;

/** What came of a request, for its buyer: on its page and in the mail. */
export function settledSentence({ resolution, refund }: Settled, isCash: boolean): string {
  const sum = refund === null ? "" : rupeesExact(refund);
  switch (resolution) {
    case "refund":
      return isCash ? settledText.toUpi(sum) : settledText.asPaid(sum);
    case "refund_by_hand":
      return settledText.byHand(sum);
    case "exchange":
      return settledText.exchange;
    case "replacement":
      return settledText.replacement;
    default:
      return settledText.nothing;
  }
}
