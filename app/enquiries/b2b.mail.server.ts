import type { B2bRequest } from "./b2b.ts";
import { enquiryMail, type MailRow } from "./enquiry-mail.server.ts";

/** Tells the shop of a request from the business page; the shop's answer goes straight to the sender. */
export function b2bMail(request: B2bRequest, shop: { email: string }) {
  const { fullName, email, product } = request;
  const isQuote = request.about === "quote";
  const what = isQuote
    ? `Quote request: ${request.quantity.toLocaleString("en-IN")} × ${product}`
    : `Sample request: ${product}`;
  const own: MailRow[] = isQuote
    ? [
        ["Company", request.company],
        ["Quantity", `${request.quantity.toLocaleString("en-IN")} units`],
        ["Logo Details", request.logo],
      ]
    : [["Shipping Address", request.address]];
  return {
    kind: `b2b-${request.about}`,
    to: shop.email,
    replyTo: email,
    subject: what,
    ...enquiryMail({
      title: isQuote ? "Quote request" : "Sample request",
      intro: `From ${fullName}, on the business page. Answering this mail writes to the sender.`,
      rows: [["Full Name", fullName], ["Email", email], ["Product", product], ...own],
    }),
  };
}
