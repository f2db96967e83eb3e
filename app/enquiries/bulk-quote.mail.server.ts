import { productPath } from "#catalogue/product.ts";
import type { BulkQuoteRequest } from "./bulk-quote.ts";

interface MailFacts {
  origin: string;
  shop: { email: string };
}

/** Tells the shop of a new request; the shop's answer goes straight to the buyer. */
export function bulkQuoteMail(
  request: BulkQuoteRequest,
  product: { name: string; slug: string },
  { origin, shop }: MailFacts,
) {
  const units = request.quantity.toLocaleString("en-IN");
  const rows = [
    ["Product", product.name],
    ["Page", origin + productPath(product)],
    ["Quantity", `${units} units`],
    ["Full Name", request.fullName],
    ["Email", request.email],
    ["Phone", request.phone],
    ["Company", request.company],
    ["Customization Details", request.customization],
    ["Message", request.message],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []));
  return {
    kind: "bulk-quote",
    to: shop.email,
    replyTo: request.email,
    subject: `Bulk quote request: ${units} × ${product.name}`,
    text: rows.map(({ term, value }) => `${term}: ${value}`).join("\n"),
    html: `<table>${rows
      .map(({ term, value }) => `<tr><th align="left">${term}</th><td>${escapeHtml(value)}</td></tr>`)
      .join("")}</table>`,
  };
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");
