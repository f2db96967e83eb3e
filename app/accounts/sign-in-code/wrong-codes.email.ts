import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/** Tells that somebody who has the password tries codes (TWOSTEP-6). */
export const wrongCodesMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "wrong-codes",
  replyTo: shop.email,
  counted: "account" as const,
  subject: `Somebody tried codes at ${shop.name}`,
  body: mailBody(shop, {
    title: "Somebody has your password.",
    preview: "Ten wrong codes were tried; nobody was let in.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: "Somebody entered the right password of your account and then ten wrong codes, at once or within a day. Nobody was let in by them.",
      },
      {
        kind: "note",
        text: "If it was not you, choose a new password by 'Forgot password' on the sign-in page: the one you have is known to a stranger.",
      },
    ],
  }),
});
