import type { Mail, MailShop } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import { enquiryMail } from "../enquiry-mail.ts";
import type { B2bRequest } from "./own-requests.ts";

export function b2bMail(request: B2bRequest, shop: MailShop): Mail {
  const { about, fullName, email, product } = request;
  const title = about === "quote" ? "Quote request" : "Sample request";
  const units = about === "quote" ? grouped(request.quantity) : "";
  return enquiryMail(`b2b-${about}`, email, shop, {
    subject: `${title}: ${about === "quote" ? `${units} × ` : ""}${product}`,
    title,
    preview: `From ${fullName}.`,
    text: `From ${fullName}, on the business page. Answering this mail writes to the sender.`,
    facts: [["Full Name", fullName], ["Email", email], ["Product", product], ...ownFacts(request)],
  });
}

const ownFacts = (request: B2bRequest): [string, string | null][] =>
  request.about === "quote"
    ? [
        ["Company", request.company],
        ["Quantity", `${grouped(request.quantity)} units`],
        ["Logo Details", request.logo],
      ]
    : [["Shipping Address", request.address]];
