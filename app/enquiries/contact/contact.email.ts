import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { enquiryFacts } from "../enquiry-facts.ts";
import type { ContactMessage } from "./contact.ts";

/** Takes a visitor's message to the shop; the shop's answer goes straight to the visitor. */
export const contactMail = ({ fullName, email, phone, message }: ContactMessage, shop: MailShop): Mail => ({
  kind: "contact",
  to: shop.email,
  replyTo: email,
  subject: `Message from ${fullName}`,
  body: mailBody(shop, {
    title: "New message",
    preview: `From ${fullName}.`,
    blocks: [
      { kind: "text", text: "Written on the contact page. Answering this mail writes to the sender." },
      enquiryFacts([
        ["Full Name", fullName],
        ["Email", email],
        ["Phone", phone],
        ["Message", message],
      ]),
    ],
  }),
});
