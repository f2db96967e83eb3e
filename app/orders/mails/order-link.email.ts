import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/** The link that somebody asked for at /track. It goes to the order's own address and to nobody else. */
export const orderLinkMail = (
  { orderNumber, link }: { orderNumber: string; link: string },
  shop: MailShop,
) => ({
  kind: "order-link",
  counted: "request" as const,
  replyTo: shop.email,
  subject: `Your link to order ${orderNumber}`,
  body: mailBody(shop, {
    title: "Here is your order.",
    preview: `The link to order ${orderNumber}, as you asked.`,
    blocks: [
      { kind: "text", text: `You asked to see order ${orderNumber}. This link opens it:` },
      { kind: "button", label: "See your order", href: link },
      {
        kind: "note",
        text: "Whoever holds the link can see the order, so keep it to yourself. If you did not ask for it, you can ignore this mail.",
      },
    ],
  }),
});
