import { type Mail, mailBody } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";

const shop = { name: "Jhola Crafts", email: "hello@jhola.example", phone: "1", address: "Madhubani" };

/** A mail of a sentence; say only what the test is about. */
export const someMail = (change: Partial<Mail> = {}, blocks: Mail["body"]["blocks"] = []) =>
  mailIn("en", { origin: "https://jhola.example" }, () => ({
    kind: "order-paid",
    to: "meera@example.com",
    subject: "Your order",
    body: mailBody(shop, { title: "Thank you.", preview: "", blocks }),
    ...change,
  }));
