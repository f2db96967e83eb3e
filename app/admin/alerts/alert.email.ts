import { alertMail } from "#platform/mail/sending/mail-kind.ts";
import { letterFrom, type MailShop } from "#platform/mail/writing/letter.ts";
import type { Alert } from "./alert.ts";

/** Tells an admin of trouble, once while it lasts. */
export const alertLetter = ({ title, text }: Alert, shop: MailShop, origin: string) => ({
  kind: alertMail,
  subject: `${shop.name}: ${title}`,
  letter: letterFrom(shop, {
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
