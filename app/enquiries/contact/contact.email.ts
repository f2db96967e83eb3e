import type { Mail, MailShop } from "#mail/writing/mail-body.ts";
import { enquiryMail } from "../enquiry-mail.ts";
import type { ContactMessage } from "./contact.form.ts";

export const contactMail = ({ fullName, email, phone, message }: ContactMessage, shop: MailShop): Mail =>
  enquiryMail("contact", email, shop, {
    subject: `Message from ${fullName}`,
    title: "New message",
    preview: `From ${fullName}.`,
    text: "Written on the contact page. Answering this mail writes to the sender.",
    facts: [
      ["Full Name", fullName],
      ["Email", email],
      ["Phone", phone],
      ["Message", message],
    ],
  });
