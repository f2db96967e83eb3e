import { createCookie } from "react-router";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { accountById, confirmEmail } from "../account.db.server.ts";
import { accountText, fieldsText } from "../account.text.ts";
import { knownBrowserLine } from "../guessing/known-browser.server.ts";
import { mayUseLinks } from "../guessing/limits.server.ts";
import { dropLinks, peekLink, useLink } from "../link.db.server.ts";
import { provePassword } from "../password/change-password.server.ts";
import type { SignInServices } from "../session/auth.server.ts";
import { openAuthSession, type Sender } from "../session/auth-session.server.ts";
import type { ConfirmAnswer } from "./sign-up.form.ts";

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

type Refused = Exclude<ConfirmAnswer, { kind: "done" }>;
type Confirmed = { kind: "confirmed"; setCookies: string[] };

/** Is the link opened in a browser that has to prove that its owner chose the account's password? */
export async function asksForPassword(
  shop: SignInServices,
  request: Request,
  token: string,
): Promise<boolean> {
  const owner = await peekLink(shop.db, "confirm-email", token, shop.now());
  return owner !== undefined && !(await isSignedUpHere(shop, request, owner));
}

/**
 * Uses a confirmation link up and signs its owner in. After signing up in another browser the password is
 * required too: else somebody could sign up with a stranger's address, and the stranger's click would open
 * the account to both.
 */
export async function confirmByLink(
  shop: SignInServices,
  sender: Sender,
  form: FormData,
): Promise<Confirmed | Refused> {
  const token = textIn(form, "token");
  const refused = await refusalOf(shop, sender, token, textIn(form, "password"));
  if (refused) return refused;
  const id = await inTransaction(shop.db, async (trx) => {
    const owner = await useLink(trx, "confirm-email", token, shop.now());
    if (owner === undefined) return undefined;
    await confirmEmail(trx, owner);
    await dropLinks(trx, "confirm-email", owner);
    return owner;
  });
  if (id === undefined) return stale();
  const setCookies = await openAuthSession(shop, sender, id);
  const known = await knownBrowserLine(shop, sender.request, id);
  return { kind: "confirmed", setCookies: [...setCookies, ...known, await forgottenSignUp(shop)] };
}

const stale = () => ({ kind: "failed", reason: "stale", text: accountText.reset.stale.title }) as const;
const tooMany = () => ({ kind: "failed", text: accountText.login.tooMany, reason: "limited" }) as const;

async function refusalOf(
  shop: SignInServices,
  { request, clientAddress }: Sender,
  token: string,
  password: string,
): Promise<Refused | undefined> {
  const owner = await peekLink(shop.db, "confirm-email", token, shop.now());
  const account = owner === undefined ? undefined : await accountById(shop.db, owner);
  // A link that works lets its holder in, however many others come from the same network.
  if (!account) return (await mayUseLinks(shop, clientAddress)) ? stale() : tooMany();
  if (await isSignedUpHere(shop, request, account.id)) return undefined;
  if (password === "") return { kind: "refused", errors: { password: fieldsText.givenPassword }, typed: {} };
  const proof = await provePassword(shop, { actor: account, by: `link ${token}` }, password);
  if (proof === "too-many") return tooMany();
  return proof === "wrong" ? { kind: "failed", text: accountText.login.failed.text } : undefined;
}
