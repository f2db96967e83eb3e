import { alertMailKind } from "#mail/sending/mail-kind.ts";
import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import type { Alert } from "./alert.ts";
import { alertMailText as say } from "./alerts.text.ts";

/** Notifies an admin of trouble, once while it lasts. */
export const alertMail = ({ title, text }: Alert, shop: MailShop, origin: string) => ({
  kind: alertMailKind,
  subject: say.subject(shop.name, title),
  body: mailBody(shop, {
    title: say.title(title),
    preview: text,
    blocks: [
      { kind: "text", text },
      { kind: "button", label: say.button, href: `${origin}/admin/dashboard/overview` },
      { kind: "note", text: say.note },
    ],
  }),
});
