import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

interface ChangedFacts {
  /** Who of the staff changed them. */
  by: string;
  /** What changed, as label and new value. */
  changes: readonly [string, string][];
}

/** Tells an owner that where buyers' money or their mails go is another place now (ADMIN-152). */
export const guardedFactsMail = ({ by, changes }: ChangedFacts, shop: MailShop) => ({
  kind: "guarded-facts",
  subject: `Where money and mails go was changed: ${shop.name}`,
  body: mailBody(shop, {
    title: "Where money and mails go was changed.",
    preview: `${by} changed it on the page 'Settings'.`,
    blocks: [
      {
        kind: "text",
        text: `${by} changed this on the page 'Settings', and offers and mails say so at once:`,
      },
      { kind: "facts", rows: [...changes] },
      {
        kind: "note",
        text: "If that is not right, put it back there, and end their sessions or remove them on the page 'Staff'.",
      },
    ],
  }),
});
