import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import { enquiryFacts } from "../enquiry-facts.ts";
import type { B2bRequest } from "./own-requests.ts";

/** Tells the shop of a request from the business page; the shop's answer goes straight to the sender. */
export function b2bMail(request: B2bRequest, shop: MailShop): Mail {
  const { about, fullName, email, product } = request;
  const title = about === "quote" ? "Quote request" : "Sample request";
  const units = about === "quote" ? grouped(request.quantity) : "";
  return {
    kind: `b2b-${about}`,
    to: shop.email,
    replyTo: email,
    subject: `${title}: ${about === "quote" ? `${units} × ` : ""}${product}`,
    body: mailBody(shop, {
      title,
      preview: `From ${fullName}.`,
      blocks: [
        {
          kind: "text",
          text: `From ${fullName}, on the business page. Answering this mail writes to the sender.`,
        },
        enquiryFacts([["Full Name", fullName], ["Email", email], ["Product", product], ...ownFacts(request)]),
      ],
    }),
  };
}

const ownFacts = (request: B2bRequest): [string, string | null][] =>
  request.about === "quote"
    ? [
        ["Company", request.company],
        ["Quantity", `${grouped(request.quantity)} units`],
        ["Logo Details", request.logo],
      ]
    : [["Shipping Address", request.address]];
