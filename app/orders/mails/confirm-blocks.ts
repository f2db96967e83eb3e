import type { Block } from "#mail/writing/mail-body.ts";
import type { Paise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { ConfirmLinks } from "../links/order-access.server.ts";
import { ownActWords } from "../links/own-act.text.ts";
import type { Confirmation } from "../order.ts";
import { cashWords } from "../payment/cash-order.text.ts";

/** What the buyer of a cash order is asked, and where the answers lead. */
export interface ConfirmAsked {
  links: ConfirmLinks;
  /** What paying by card saves; undefined where no card pays it. */
  saved: Paise | undefined;
}

/** A mail's question to the buyer of a cash order, with a button for each answer. */
export const confirmBlocks = ({ by }: Confirmation, { links, saved }: ConfirmAsked): Block[] => [
  { kind: "text", text: cashWords.ask(longDateTime(by)) },
  { kind: "button", label: cashWords.confirm, href: links.confirm },
  ...(saved === undefined
    ? []
    : [{ kind: "button", label: cashWords.payNow(saved), href: links.pay } as const]),
  { kind: "button", label: ownActWords.address, href: links.address },
  { kind: "button", label: ownActWords.cancel, href: links.cancel },
];
