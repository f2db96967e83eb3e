import type { ContactMessage } from "./contact.ts";
import { enquiryMail } from "./enquiry-mail.server.ts";

/** Takes a visitor's message to the shop; the shop's answer goes straight to the visitor. */
export const contactMail = (message: ContactMessage, shop: { email: string }) => ({
  kind: "contact",
  to: shop.email,
  replyTo: message.email,
  subject: `Message from ${message.fullName}`,
  ...enquiryMail({
    title: "New message",
    intro: "Written on the contact page. Answering this mail writes to the sender.",
    rows: [
      ["Full Name", message.fullName],
      ["Email", message.email],
      ["Phone", message.phone],
      ["Message", message.message],
    ],
  }),
});
