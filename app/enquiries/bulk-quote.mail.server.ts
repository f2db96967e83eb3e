import { productPath } from "#catalogue/product.ts";
import type { BulkQuoteRequest } from "./bulk-quote.ts";
import { enquiryMail } from "./enquiry-mail.server.ts";

interface MailFacts {
  origin: string;
  shop: { name: string; email: string };
}

/** Tells the shop of a new request; the shop's answer goes straight to the buyer. */
export function bulkQuoteMail(
  request: BulkQuoteRequest,
  product: { name: string; slug: string },
  { origin, shop }: MailFacts,
) {
  const units = request.quantity.toLocaleString("en-IN");
  return {
    kind: "bulk-quote",
    to: shop.email,
    replyTo: request.email,
    subject: `Bulk quote request: ${units} × ${product.name}`,
    ...enquiryMail({
      title: "Bulk quote request",
      intro: `From ${request.fullName}. Answering this mail writes to the buyer.`,
      rows: [
        ["Product", product.name],
        ["Page", origin + productPath(product)],
        ["Quantity", `${units} units`],
        ["Full Name", request.fullName],
        ["Email", request.email],
        ["Phone", request.phone],
        ["Company", request.company],
        ["Customization Details", request.customization],
        ["Message", request.message],
      ],
    }),
  };
}

/**
 * Tells a sender that the request has come. It repeats nothing that was typed: nobody can make the shop mail
 * somebody else their own words.
 */
export const acknowledgementMail = (
  to: string,
  { shop }: Pick<MailFacts, "shop">,
  about: { what: string; next: string },
) => ({
  kind: "acknowledgement",
  to,
  replyTo: shop.email,
  subject: `${shop.name}: ${about.what} has reached us`,
  ...enquiryMail({
    title: "Thank you",
    intro: `${capital(about.what)} has reached us. ${about.next}`,
    outro: `If you did not write to ${shop.name}, you can ignore this mail.`,
  }),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
