import type { Mail } from "#platform/mail/sending/queue-mail.server.ts";
import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/** Asks whether an address is its owner's: nobody is written to about stock who has not said yes to this. */
export const stockAlertConfirmMail = (
  { to, name, link }: { to: string; name: string; link: string },
  shop: MailShop,
): Mail => ({
  kind: "stock-alert-confirm",
  counted: "request",
  to,
  replyTo: shop.email,
  subject: `Shall we write to you when ${name} is back?`,
  body: mailBody(shop, {
    title: "One mail when it is back.",
    preview: `Confirm that we may write to you about ${name}.`,
    blocks: [
      {
        kind: "text",
        text: `Somebody asked us to write to this address once when ${name} can be bought again. Please confirm that it was you.`,
      },
      { kind: "button", label: "Yes, write to me", href: link },
      { kind: "note", text: "If it was not you, do nothing: we will not write again." },
    ],
    unsubscribe: link,
  }),
});
