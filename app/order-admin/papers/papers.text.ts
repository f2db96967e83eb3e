import { grouped } from "#values/text/grouped.ts";

/** The documents of an order, and the slip that its parcel is packed by. */
export const papersText = {
  title: "Documents",
  slip: "Packing slip",
  slipOf: (order: string) => `Packing slip ${order}`,
  process: "Mark as processing",
  backToParcel: "Back to the parcel",
  backToOrder: "Back to the order",
  invoice: "Invoice (PDF)",
  invoiceOf: (number: string) => `Invoice ${number}`,
  nextNumber: "The invoice takes the next number when it is first opened, or when the order is shipped.",
  noInvoice: "No invoice",
  credit: (number: string) => `Credit note ${number}`,
  issueCredit: "Issue credit note",
  creditMissing: "Credit note not found.",
  print: "Print",
  certificates: "Certificates",
  certificate: (product: string, number: number) => `${product}, No. ${number}`,
};

export const slipText = {
  doNotSend: (why: string) => `Do not send: ${why}`,
  parcel: "Parcel",
  order: "Order",
  placedOn: "Placed on",
  shipping: "Shipping",
  due: "Due to send",
  shipTo: "Ship to",
  pieces: (count: number) => (count === 1 ? "1 piece" : `${grouped(count)} pieces`),
  collect: (sum: string) => `Collect ${sum} in cash`,
};
