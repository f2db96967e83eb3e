import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

/** Tells one of the staff what they may do from now on. */
export const staffChangedMail = ({ name, may }: { name: string; may: string }, shop: MailShop) => ({
  kind: "staff-changed",
  replyTo: shop.email,
  subject: `What you may do at ${shop.name} has changed`,
  body: mailBody(shop, {
    title: "What you may do in the shop has changed.",
    preview: "It counts at once.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      { kind: "text", text: `From now on you may do at ${shop.name}: ${may}.` },
      { kind: "note", text: "If that is not what you expected, answer this mail." },
    ],
  }),
});
