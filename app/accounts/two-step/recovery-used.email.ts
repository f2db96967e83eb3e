import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

/** Tells that a recovery code was used, and how many are left. */
export const recoveryUsedMail = ({ name, left }: { name: string; left: number }, shop: MailShop) => ({
  kind: "recovery-code-used",
  replyTo: shop.email,
  subject: `A recovery code was used at ${shop.name}`,
  body: mailBody(shop, {
    title: "A recovery code was used.",
    preview: `${left} of your recovery codes are left.`,
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      {
        kind: "text",
        text: `One of your recovery codes was used just now in place of a code of your app. It works no more; ${left} are left. New ones are made under 'Your Account'.`,
      },
      {
        kind: "note",
        text: "If it was not you, choose a new password by 'Forgot password' on the sign-in page at once, and make new recovery codes.",
      },
    ],
  }),
});
