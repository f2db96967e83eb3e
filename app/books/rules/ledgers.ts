/** The ledgers that vouchers for Tally are entered in, in the order in which the owner names them. */
export const ledgerKinds = [
  "buyers",
  "sales",
  "untaxed",
  "cgst",
  "sgst",
  "igst",
  "rounding",
  "card",
  "cash",
  "bank",
  "fees",
  "feeTax",
  "courier",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What each is called in the owner's company in Tally. */
export type Ledgers = Readonly<Record<LedgerKind, string>>;

/** As the shop calls them until the owner says otherwise. */
export const usualLedgers: Ledgers = {
  buyers: "Online Buyers",
  sales: "Sales",
  untaxed: "Sales Without Tax",
  cgst: "CGST",
  sgst: "SGST",
  igst: "IGST",
  rounding: "Round Off",
  card: "Razorpay",
  cash: "Cash",
  bank: "Bank",
  fees: "Payment Gateway Charges",
  feeTax: "GST on Gateway Charges",
  courier: "Courier Charges",
};
