import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

/** What became of somebody's two-step sign-in. */
export type TwoStepChange = "on" | "off" | "removed" | "new-codes";

const words: Record<TwoStepChange, { title: string; text: string }> = {
  on: {
    title: "Two-step sign-in is on.",
    text: "Two-step sign-in of your account was turned on just now: besides the password it asks for a code of your app. Other devices were signed out.",
  },
  off: {
    title: "Two-step sign-in is off.",
    text: "Two-step sign-in of your account was turned off just now: the password alone signs in.",
  },
  removed: {
    title: "Two-step sign-in is off.",
    text: "Whoever runs the shop's server removed two-step sign-in and the passkeys of your account just now, and signed it out everywhere: the password alone signs in.",
  },
  "new-codes": {
    title: "You have new recovery codes.",
    text: "New recovery codes of your account were made just now. Those of before work no more.",
  },
};

/** Tells somebody what became of their two-step sign-in, so that a stranger's change is noticed. */
export const twoStepChangedMail = (
  { name, change }: { name: string; change: TwoStepChange },
  shop: MailShop,
) => ({
  kind: "two-step-changed",
  replyTo: shop.email,
  subject: `${words[change].title.slice(0, -1)} at ${shop.name}`,
  body: mailBody(shop, {
    title: words[change].title,
    preview: "If it was you, there is nothing to do.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      { kind: "text", text: `${words[change].text} If it was you, there is nothing to do.` },
      {
        kind: "note",
        text: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, and answer this mail so that we can help.",
      },
    ],
  }),
});
