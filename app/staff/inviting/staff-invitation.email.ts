import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { invitationDays } from "../staff-member.ts";

interface InvitationFacts {
  name: string;
  /** What they may do, in words of the shop's. */
  may: string;
  link: string;
}

/** Asks somebody to work in the shop; the link works once, within a week (STAFF-5). */
export const staffInvitationMail = ({ name, may, link }: InvitationFacts, shop: MailShop) => ({
  kind: "staff-invitation",
  replyTo: shop.email,
  subject: `Work in the shop of ${shop.name}`,
  body: mailBody(shop, {
    title: "You are invited to work in the shop.",
    preview: `The link works once, within ${invitationDays} days.`,
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: `${shop.name} would like you to work in its shop. You may then do: ${may}. Choose a password, and sign in with this address. The link works once, within ${invitationDays} days:`,
      },
      { kind: "button", label: "Choose a password", href: link },
      { kind: "note", text: "If you don't know why you got this mail, ignore it: nothing happens then." },
    ],
  }),
});
