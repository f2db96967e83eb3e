import { createCookie } from "react-router";
import type { SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";

/** As long as an account may wait to be confirmed. */
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/** Names the account that this browser made last; signed, and script never sees it. */
const signUpCookie = ({ config, secret }: SigningServices) =>
  createCookie(hostCookie("jhola_signup", config.origin), {
    secrets: [`sign-up\n${secret}`],
    path: "/",
    maxAge: thirtyDaysInSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  });

/** The Set-Cookie value for the browser that has just made an account. */
export const signedUpLine = (shop: SigningServices, accountId: string): Promise<string> =>
  signUpCookie(shop).serialize(accountId);

/** The Set-Cookie value that forgets it. */
export const forgottenSignUp = (shop: SigningServices): Promise<string> =>
  signUpCookie(shop).serialize("", { maxAge: 0 });

/** Was this account made in the browser that asks? */
export async function isSignedUpHere(
  shop: SigningServices,
  request: Request,
  accountId: string,
): Promise<boolean> {
  return (await signUpCookie(shop).parse(request.headers.get("Cookie"))) === accountId;
}
