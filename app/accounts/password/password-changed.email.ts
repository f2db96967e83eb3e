import { type MailShop, mailBody } from "#platform/mail/writing/mail-body.ts";

/** Tells a customer that the password was changed, so that a stranger's change is noticed. */
export const passwordChangedMail = ({ name }: { name: string }, shop: MailShop) => ({
  kind: "password-changed",
  replyTo: shop.email,
  subject: `Your ${shop.name} password was changed`,
  body: mailBody(shop, {
    title: "Your password was changed.",
    preview: "If it was you, there is nothing to do.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: "The password of your account was changed just now, and other devices were signed out. If it was you, there is nothing to do.",
      },
      {
        kind: "note",
        text: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, and answer this mail so that we can help.",
      },
    ],
  }),
});
