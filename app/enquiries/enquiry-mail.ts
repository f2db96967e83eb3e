import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";

interface EnquiryMailWords {
  subject: string;
  title: string;
  preview: string;
  text: string;
  /** The sender's entries by their terms; blank ones are left out. */
  facts: readonly (readonly [string, string | null])[];
  button?: { label: string; href: string };
}

/** Takes an enquiry to the shop; the shop's answer goes straight to the sender. */
export const enquiryMail = (
  kind: string,
  replyTo: string | null,
  shop: MailShop,
  { subject, title, preview, text, facts, button }: EnquiryMailWords,
): Mail => ({
  kind,
  to: shop.email,
  replyTo: replyTo ?? undefined,
  subject,
  body: mailBody(shop, {
    title,
    preview,
    blocks: [
      { kind: "text", text },
      {
        kind: "facts",
        rows: facts.flatMap(([term, said]): [string, string][] => (said ? [[term, said]] : [])),
      },
      ...(button ? [{ kind: "button", ...button } satisfies Block] : []),
    ],
  }),
});
