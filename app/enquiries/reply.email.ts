import { type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { replyMailText as say } from "./enquiry.text.ts";

export interface Reply {
  to: string;
  /** The kind of enquiry that is answered. */
  about: { kind: "message" } | { kind: "quote" | "sample"; product: string | null };
  /** The sender's own words. */
  asked: string | null;
  text: string;
}

/** The owner's answer to somebody who wrote to the shop; an answer to it goes to the shop. */
export const replyMail = ({ to, about, asked, text }: Reply, shop: MailShop): Mail => ({
  kind: "enquiry-reply",
  to,
  replyTo: shop.email,
  subject: say.subject(shop.name, asMeant(about)),
  body: mailBody(shop, {
    title: say.title(asMeant(about)),
    preview: text.slice(0, 120),
    blocks: [
      { kind: "text", text, isOurs: true },
      ...(asked ? [{ kind: "note" as const, text: say.wrote(asked) }] : []),
    ],
  }),
});

const asMeant = (about: Reply["about"]): string =>
  about.kind === "message" ? say.message : say.request[about.kind](about.product);
