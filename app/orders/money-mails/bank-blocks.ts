import type { Block } from "#mail/writing/mail-body.ts";
import { duesText } from "../dues/dues.text.ts";

/** Where a transfer goes to, as names and values, and what to write on it; nothing where none is taken. */
export const bankBlocks = (bank: readonly [string, string][], orderNumber: string): Block[] =>
  bank.length === 0
    ? []
    : [
        { kind: "heading", text: duesText.byTransfer },
        // To be copied: a UPI ID with a blank in it is none.
        { kind: "facts", rows: [...bank, [duesText.purpose, orderNumber]], isOurs: true },
      ];
