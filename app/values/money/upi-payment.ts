import { latinDigits } from "../text/latin-digits.ts";
import { type BankDetails, bankRows } from "./bank-details.ts";
import { rupeesColumn } from "./decimal-rupees.ts";
import type { Paise } from "./money.ts";

/** A sum that is due by transfer, and what its payment is known by. */
export interface DueByTransfer {
  /** The offer's, or that of an order without one that was sent. */
  number: string;
  /** Which part of it, such as 'advance'. */
  kind: string;
  amount: Paise;
}

interface UpiPayment extends DueByTransfer {
  upiId: string;
  /** Whose that is. */
  payee: string;
}

/**
 * What a UPI app fills its form from, by NPCI's linking specification. Its reference has letters and digits
 * alone; the '@' of a UPI ID stands as it is, since some apps read no other.
 */
export function upiAddress({ upiId, payee, number, kind, amount }: UpiPayment): string {
  const reference = `${number}${kind.toUpperCase()}`.replaceAll(/[^A-Za-z0-9]/g, "");
  const fields = {
    pa: upiId,
    pn: payee,
    am: rupeesColumn(amount),
    cu: "INR",
    tn: number,
    tr: reference,
  };
  const written = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%40", "@")}`,
  );
  return `upi://pay?${written.join("&")}`;
}

/** Twelve digits, of what was typed with blanks, hyphens or Hindi's digits; undefined for anything else. */
export function typedUpiReference(text: string): string | undefined {
  const digits = latinDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Pd}\p{Cf}]/gu, "");
  return /^\d{12}$/.test(digits) ? digits : undefined;
}

/** How a sum is paid without a card. */
export interface Transfer extends DueByTransfer {
  /** Of the account, as a name and a value each; none where the owner has entered none. */
  account: [string, string][];
  /** Null where the owner has entered none. */
  upi: { id: string; payee: string; address: string } | null;
}

/** Where a due sum goes to. `payee` is the shop's name, the same in all languages. */
export function transferOf(bank: BankDetails, payee: string, due: DueByTransfer): Transfer {
  const { number, kind, amount } = due;
  const { upiId: id, ...account } = bank;
  return {
    number,
    kind,
    amount,
    account: bankRows(account),
    upi: id ? { id, payee, address: upiAddress({ number, kind, amount, payee, upiId: id }) } : null,
  };
}
