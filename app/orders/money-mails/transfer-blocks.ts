import type { Block } from "#mail/writing/mail-body.ts";
import type { Transfer } from "#values/money/upi-payment.ts";
import { duesText } from "../dues/dues.text.ts";
import { upiRows } from "../dues/upi-rows.ts";

/** How a sum is paid without a card, by a code and in words; nothing where the owner has not said. */
export const transferBlocks = ({ upi, account, ...due }: Transfer): Block[] => [
  ...(upi
    ? ([
        { kind: "heading", text: duesText.byUpi },
        { kind: "code", text: upi.address, alt: duesText.scan },
        // To be copied: a UPI ID with a blank in it is none.
        { kind: "facts", rows: upiRows(upi, due), isOurs: true },
      ] satisfies Block[])
    : []),
  ...(account.length > 0
    ? ([
        { kind: "heading", text: duesText.byTransfer },
        { kind: "facts", rows: [...account, [duesText.purpose, due.number]], isOurs: true },
      ] satisfies Block[])
    : []),
];
