import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { endpointPath } from "../endpoint-paths.ts";

/** To the owner of a webhook that was stopped: why, and what to do. */
export const stoppedMail = (
  { id, url }: { id: string; url: string },
  { shop, origin }: { shop: MailShop & { email: string }; origin: string },
) => ({
  kind: "webhook-stopped",
  to: shop.email,
  subject: `${shop.name}: a webhook was stopped`,
  body: mailBody(shop, {
    title: "A webhook was stopped.",
    preview: "Nothing arrived at its address for a day.",
    blocks: [
      {
        kind: "text",
        text: `Nothing arrived for a day at ${new URL(url).host}, so the shop sends nothing more there.`,
      },
      {
        kind: "text",
        text: "What happens meanwhile waits for 30 days. Once the other program answers again, press Resume, and it gets everything.",
      },
      { kind: "button", label: "Open the webhook", href: `${origin}${endpointPath(id)}` },
    ],
  }),
});
