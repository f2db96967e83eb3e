import { redirect } from "react-router";
import { accountById } from "../account.db.server.ts";
import { accountText } from "../account.text.ts";
import type { Actor } from "../actor.ts";
import { cookieHeaders } from "../guard.server.ts";
import { knownBrowserLine, knownBrowserOf } from "../guessing/known-browser.server.ts";
import { checkedBy, maySignIn, mayTryPassword } from "../guessing/limits.server.ts";
import { matchesPassword } from "../guessing/password.server.ts";
import { longestPassword } from "../password/new-password.ts";
import { renewPasswordHash } from "../password/renew-password-hash.server.ts";
import type { SignInServices } from "../session/auth.server.ts";
import { noteSignIn, type Sender, signInByPassword } from "../session/auth-session.server.ts";
import { returnPath } from "../session/return-path.ts";
import { beginStep } from "../sign-in-code/sign-in-step.db.server.ts";
import { stepLine } from "../sign-in-code/step-cookie.server.ts";
import { accountWithFactor } from "../two-step/second-factor.db.server.ts";
import { parseSignIn, type SignInAnswer } from "./sign-in.form.ts";

type SignedIn = { kind: "signed-in"; role: Actor["role"]; setCookies: string[] };
/** The password is right; the browser's cookie waits for a code (TWOSTEP-3). */
type CodeAsked = { kind: "code-asked"; setCookies: string[] };

/** What the log calls a refusal, by its reason. */
const noted = { exists: "refused", stale: "refused", limited: "limited" } as const;

/** Checks an address and a password and opens a session. The answer never says which of the two is wrong. */
export async function signIn(
  shop: SignInServices,
  sender: Sender,
  form: FormData,
  wrong: string = accountText.login.failed.text,
): Promise<SignedIn | CodeAsked | SignInAnswer> {
  const answer = await tryToSignIn(shop, sender, form, wrong);
  if (answer.kind === "failed" && answer.reason !== "unconfirmed") {
    noteSignIn(shop, { outcome: answer.reason ? noted[answer.reason] : "refused" });
  }
  return answer;
}

async function tryToSignIn(
  shop: SignInServices,
  sender: Sender,
  form: FormData,
  wrong: string,
): Promise<SignedIn | CodeAsked | SignInAnswer> {
  const parsed = parseSignIn(form);
  if (parsed.kind === "refused") return parsed;
  const { email, password } = parsed.value;
  const typed = { email };
  const tooMany = { kind: "failed", text: accountText.login.locked, typed, reason: "limited" } as const;
  const failed = { kind: "failed", text: wrong, typed } as const;
  const known = await knownBrowserOf(shop, sender.request, email);
  if (known === undefined && !(await maySignIn(shop, sender.clientAddress))) return tooMany;
  const guesser = known === undefined ? { network: sender.clientAddress } : { known };
  const attempt = await mayTryPassword(shop, email, guesser);
  if (!attempt.ok) return tooMany;
  // No account has a longer one: nothing is worked out from a megabyte of password.
  if (password.length > longestPassword) return failed;
  const stepped = await accountWithFactor(shop.db, email);
  if (stepped) {
    const isRight = await checkedBy(attempt, () => matchesPassword(password, stepped.hash));
    if (!isRight) return failed;
    await attempt.right();
    return askForCode(shop, { userId: stepped.id, browser: known }, password);
  }
  const outcome = await checkedBy(attempt, () => signInByPassword(shop, sender, { email, password }));
  if (outcome.kind === "refused") return failed;
  await attempt.right();
  if (outcome.kind === "unconfirmed") {
    return { kind: "failed", reason: "unconfirmed", text: accountText.login.unconfirmed, typed };
  }
  const role = (await accountById(shop.db, outcome.userId))?.role ?? "user";
  noteSignIn(shop, { outcome: "signed-in", userId: outcome.userId, role });
  await renewPasswordHash(shop, outcome.userId, password);
  const knownLine = await knownBrowserLine(shop, sender.request, outcome.userId);
  return { kind: "signed-in", role, setCookies: [...outcome.setCookies, ...knownLine] };
}

async function askForCode(
  shop: SignInServices,
  step: { userId: string; browser: string | undefined },
  password: string,
): Promise<CodeAsked> {
  await renewPasswordHash(shop, step.userId, password);
  const token = await beginStep(shop.db, { ...step, now: shop.now() });
  return { kind: "code-asked", setCookies: [await stepLine(shop, token)] };
}

/** Leads to the page that asks for the code, which remembers where the visitor was going. */
export function codePage(url: URL, setCookies: readonly string[]): Response {
  const back = returnPath(url.searchParams.get("from"));
  const to = back ? `/sign-in-code?${new URLSearchParams({ from: back })}` : "/sign-in-code";
  return redirect(to, { status: 303, headers: cookieHeaders(setCookies) });
}
