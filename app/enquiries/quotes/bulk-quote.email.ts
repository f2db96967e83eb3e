import { productPath } from "#catalogue/product.ts";
import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import { enquiryFacts } from "../enquiry-facts.ts";
import type { BulkQuoteRequest } from "./own-requests.ts";

/** Tells the shop of a new request; the shop's answer goes straight to the buyer. */
export function bulkQuoteMail(
  request: BulkQuoteRequest,
  product: { name: string; slug: string },
  { origin, shop }: { origin: string; shop: MailShop },
): Mail {
  const units = grouped(request.quantity);
  return {
    kind: "bulk-quote",
    to: shop.email,
    replyTo: request.email,
    subject: `Bulk quote request: ${units} × ${product.name}`,
    body: mailBody(shop, {
      title: "Bulk quote request",
      preview: `From ${request.fullName}.`,
      blocks: [
        { kind: "text", text: `From ${request.fullName}. Answering this mail writes to the buyer.` },
        enquiryFacts([
          ["Product", product.name],
          ["Quantity", `${units} units`],
          ["Full Name", request.fullName],
          ["Email", request.email],
          ["Phone", request.phone],
          ["Company", request.company],
          ["Customization Details", request.customization],
          ["Message", request.message],
        ]),
        { kind: "button", label: "See the product", href: origin + productPath(product) },
      ],
    }),
  };
}
