import type { LedgerKind } from "./rules/ledgers.ts";

/** The page of vouchers for Tally (BOOKS-19). */
export const tallyText = {
  title: "Tally (XML)",
  note: "A month’s invoices, credit notes, receipts and settlements as vouchers.",
  untried: "Not tried against Tally; import into a copy first.",
  back: "Books",
  download: "Download XML",
  what: "Sales and credit notes are the month’s papers. Receipts are card payments, cash and transfers. Refunds, cash that went back, and what reached the bank less the fees of provider and couriers are journals. Each voucher has our number, so that Tally knows it again.",
  ledgers: "Ledgers",
  ledgersNote:
    "What they are called in your company in Tally, letter by letter. Two kinds may share one ledger.",
  names: {
    buyers: "Buyers",
    sales: "Sales",
    untaxed: "Sales without tax",
    cgst: "CGST",
    sgst: "SGST or UTGST",
    igst: "IGST",
    rounding: "Rounding",
    card: "Card payments not yet in the bank",
    cash: "Cash",
    bank: "Bank",
    fees: "Fees of the payment provider",
    feeTax: "GST on these fees",
    courier: "Charges of couriers on cash",
  } satisfies Record<LedgerKind, string>,
  missing: "Enter the ledger’s name.",
  save: "Save Ledgers",
  saved: { title: "Ledgers Saved", text: "The next file uses these names." },
  notSaved: {
    title: "Error",
    text: "The shop can't be reached. Please check your connection and try again.",
    tone: "destructive" as const,
  },
  unread: { title: "Error", text: "Could not read the ledgers." },
};
