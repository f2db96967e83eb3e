/** What became of a passkey. */
export type PasskeyChange = "added" | "removed" | "copied";

/** The mail that tells of it. */
export const passkeyMailText = {
  titles: {
    added: "A passkey was added.",
    removed: "A passkey was removed.",
    copied: "A passkey may have been copied.",
  } satisfies Record<PasskeyChange, string>,
  subject: (title: string, shop: string) => `${title.slice(0, -1)} at ${shop}`,
  ifYou: "If it was you, there is nothing to do.",
  hello: (name: string) => `Hello ${name},`,
  texts: {
    added: (passkey: string) =>
      `The passkey '${passkey}' was added to your account just now: it signs in without the password.`,
    removed: (passkey: string) =>
      `The passkey '${passkey}' of your account was removed just now: it signs in no more.`,
    copied: (passkey: string) =>
      `The passkey '${passkey}' of your account was used, and its count of uses says that there is a copy of it. Nobody was let in. Sign in otherwise and remove that passkey under 'Your Account'.`,
  } satisfies Record<PasskeyChange, (passkey: string) => string>,
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, look at your passkeys under 'Your Account', and answer this mail so that we can help.",
};
