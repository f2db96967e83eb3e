/** A key that signs in without a password, as its owner's page shows it. */
export interface Passkey {
  id: string;
  name: string;
  madeAt: Date;
  lastUsedAt: Date | null;
}

export const passkeysPath = "/admin/dashboard/account/passkeys";
/** Where script asks what a new one is made from, and sends it. */
export const newPasskeyPath = `${passkeysPath}/new`;
/** The same for signing in. */
export const passkeySignInPath = "/passkey";

export const longestPasskeyName = 60;
export const mostPasskeys = 10;

/** What the shop answers to script: what the device is to sign, or where to go, or why not. */
export type PasskeyAnswer<Options> = { options: Options } | { to: string } | { refused: string };
