import type { DueKind, DueTime } from "#orders/dues/dues.ts";

const times: Record<DueTime, string> = { now: "to be paid now", beforeSent: "before it is sent" };

export const proformaText = {
  title: "Proforma invoice",
  remark: "Not a tax invoice",
  offer: "Offer",
  revision: (number: string, revision: number) => `${number}, revision ${revision}`,
  date: "Date",
  openUntil: "Open until",
  leaves: "Leaves us by",
  poNumber: "Your order no.",
  placeOfSupply: "Place of supply",
  parts: (kind: DueKind, time: DueTime) =>
    ({ whole: "To pay", advance: "Advance", balance: `Balance, ${times[time]}` })[kind],
  notTax:
    "This is not a tax invoice, and no tax can be claimed by it: the invoice comes with the goods. Prices contain the tax.",
  transfer: (to: string) => `By bank transfer to: ${to}.`,
  scan: "Scan this with a UPI app, or type:",
  attention: (name: string) => `Attn. ${name}`,
  addressLater: "To be said on accepting",
  details: "Details",
};
