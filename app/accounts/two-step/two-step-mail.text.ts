/** What became of somebody's two-step sign-in. */
export type TwoStepChange = "on" | "off" | "removed" | "new-codes";

/** The mail that tells of it. */
export const twoStepMailText = {
  changes: {
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
  } satisfies Record<TwoStepChange, { title: string; text: string }>,
  subject: (title: string, shop: string) => `${title.slice(0, -1)} at ${shop}`,
  ifYou: "If it was you, there is nothing to do.",
  hello: (name: string) => `Hello ${name},`,
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, and answer this mail so that we can help.",
};

/** The mail that tells of a recovery code's use. */
export const recoveryMailText = {
  subject: (shop: string) => `A recovery code was used at ${shop}`,
  title: "A recovery code was used.",
  preview: (left: number) => `${left} of your recovery codes are left.`,
  hello: (name: string) => `Hello ${name},`,
  text: (left: number) =>
    `One of your recovery codes was used just now in place of a code of your app. It works no more; ${left} are left. New ones are made under 'Your Account'.`,
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page at once, and make new recovery codes.",
};
