import type { NoInvoice } from "./may-issue.ts";

export const noInvoiceText = {
  title: "No invoice yet",
  notFound: "Order Not Found",
  tooMany: "Too many papers were asked for from your network. Please try again in ten minutes.",
};

export const noInvoiceWords: Record<NoInvoice, string> = {
  cancelled: "This order was cancelled before an invoice was issued.",
  "too-late": "There is no invoice: the payment came too late, and goes back.",
  unpaid: "There is no invoice yet: it is issued once the order is paid.",
  "not-sent": "There is no invoice yet: it is issued when the parcel leaves.",
};

/** What an invoice, a bill or a note says besides its facts. */
export const paperText = {
  titles: {
    credit: "Credit note",
    supply: "Bill of supply",
    mixed: "Invoice-cum-bill of supply",
    tax: "Tax invoice",
  },
  numbers: { credit: "Note number", supply: "Bill number", tax: "Invoice number" },
  date: "Date",
  against: { supply: "For bill", tax: "For invoice" },
  order: "Order",
  poNumber: "Your order no.",
  payment: "Payment",
  place: "Place of supply",
  state: "State",
  stateCode: (code: string) => `State code ${code}`,
  attention: (name: string) => `Attn. ${name}`,
  billedTo: "Billed to",
  shippedTo: "Shipped to",
  total: "Total",
  continued: (title: string) => `${title}, continued`,
  page: (number: number, of: number) => `page ${number} of ${of}`,
  signedFor: (name: string) => `For ${name}`,
  signatory: "Authorised signatory",
};

export const paperColumnText = {
  description: "Description",
  hsn: "HSN",
  quantity: "Qty",
  price: "Price ₹",
  taxable: "Taxable ₹",
  tax: (name: string) => `${name} ₹`,
  amount: "Amount ₹",
  sku: (sku: string) => `SKU ${sku}`,
  discount: "Discount",
};

export const paperTaxText = {
  taxable: "Taxable value",
  rounding: "Rounding",
  names: { igst: "IGST", cgst: "CGST", sgst: "SGST", utgst: "UTGST" },
};

/** What stands below the sums. */
export const paperClosing = {
  unpaid: (number: string) =>
    `This note takes back what nobody has paid of ${number}: the order was cancelled.`,
  refunded: (number: string) =>
    `This note lowers ${number} by its total, which was refunded. Each line says how much of it is taken back.`,
  taxed: "Prices contain the tax. Tax is not payable on reverse charge.",
  unregistered: "The seller is not registered under GST; no tax is charged.",
  untaxed: "No tax is charged on these goods.",
};
