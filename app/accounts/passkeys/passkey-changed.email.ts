import { type MailShop, mailBody } from "#mail/writing/mail-body.ts";

/** What became of a passkey. */
export type PasskeyChange = "added" | "removed" | "copied";

const titles: Record<PasskeyChange, string> = {
  added: "A passkey was added.",
  removed: "A passkey was removed.",
  copied: "A passkey may have been copied.",
};

const texts: Record<PasskeyChange, (passkey: string) => string> = {
  added: (passkey) =>
    `The passkey '${passkey}' was added to your account just now: it signs in without the password.`,
  removed: (passkey) => `The passkey '${passkey}' of your account was removed just now: it signs in no more.`,
  copied: (passkey) =>
    `The passkey '${passkey}' of your account was used, and its count of uses says that there is a copy of it. Nobody was let in. Sign in otherwise and remove that passkey under 'Your Account'.`,
};

interface PasskeyFacts {
  name: string;
  passkey: string;
  change: PasskeyChange;
}

/** Tells somebody of their passkeys, so that a stranger's are noticed. */
export const passkeyChangedMail = ({ name, passkey, change }: PasskeyFacts, shop: MailShop) => ({
  kind: "passkey-changed",
  replyTo: shop.email,
  ...(change === "copied" && { counted: "account" as const }),
  subject: `${titles[change].slice(0, -1)} at ${shop.name}`,
  body: mailBody(shop, {
    title: titles[change],
    preview: "If it was you, there is nothing to do.",
    blocks: [
      { kind: "text", text: `Hello ${name},` },
      { kind: "text", text: texts[change](passkey) },
      {
        kind: "note",
        text: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, look at your passkeys under 'Your Account', and answer this mail so that we can help.",
      },
    ],
  }),
});
