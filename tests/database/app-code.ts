import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows for a key, as it stands in the page, at a moment. */
export const appCode = (key: string, now: Date | number): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp: Number(now) });
