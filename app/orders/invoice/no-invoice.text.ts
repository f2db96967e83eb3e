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
