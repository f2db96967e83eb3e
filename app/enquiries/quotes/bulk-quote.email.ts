import { productPath } from "#catalogue/product.ts";
import type { Mail, MailShop } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import { enquiryMail } from "../enquiry-mail.ts";
import type { BulkQuoteRequest } from "./own-requests.ts";

export function bulkQuoteMail(
  request: BulkQuoteRequest,
  product: { name: string; slug: string },
  { origin, shop }: { origin: string; shop: MailShop },
): Mail {
  const units = grouped(request.quantity);
  return enquiryMail("bulk-quote", request.email, shop, {
    subject: `Bulk quote request: ${units} × ${product.name}`,
    title: "Bulk quote request",
    preview: `From ${request.fullName}.`,
    text: `From ${request.fullName}. Answering this mail writes to the buyer.`,
    facts: [
      ["Product", product.name],
      ["Quantity", `${units} units`],
      ["Full Name", request.fullName],
      ["Email", request.email],
      ["Phone", request.phone],
      ["Company", request.company],
      ["Customization Details", request.customization],
      ["Message", request.message],
    ],
    button: { label: "See the product", href: origin + productPath(product) },
  });
}
