import { alertMailKind } from "#mail/sending/mail-kind.ts";
import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { Alert } from "./alert.ts";

/** Tells an admin of trouble, once while it lasts. */
export const alertMail = ({ title, text }: Alert, shop: MailShop, origin: string) => ({
  kind: alertMailKind,
  subject: `${shop.name}: ${title}`,
  body: mailBody(shop, {
    title: `${title}.`,
    preview: text,
    blocks: [
      { kind: "text", text },
      { kind: "button", label: "Open the dashboard", href: `${origin}/admin/dashboard/overview` },
      {
        kind: "note",
        text: "This is written once; you hear of it again when more joins it, or when it comes back after an hour without it.",
      },
    ],
  }),
});
