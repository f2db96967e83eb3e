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
  parts: { whole: "To pay", advance: "Advance", balance: "Balance, before it is sent" },
  notTax:
    "This is not a tax invoice, and no tax can be claimed by it: the invoice comes with the goods. Prices contain the tax.",
  transfer: (to: string) => `By bank transfer to: ${to}.`,
  attention: (name: string) => `Attn. ${name}`,
  addressLater: "To be said on accepting",
  details: "Details",
};
