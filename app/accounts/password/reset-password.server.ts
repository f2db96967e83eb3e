import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { textIn } from "#values/text/form-text.ts";
import {
  type Account,
  accountByEmail,
  accountById,
  confirmEmail,
  endSessions,
  setPassword,
} from "../account.db.server.ts";
import { accountText } from "../account.text.ts";
import { type EmailAnswer, parseEmail } from "../email.form.ts";
import { knownBrowserLine } from "../guessing/known-browser.server.ts";
import { forgetWrongPasswords, inEvenTime, mayMail, mayUseLinks } from "../guessing/limits.server.ts";
import { hashPassword } from "../guessing/password.server.ts";
import { dropLinks, makeLinkToken, peekLink, useLink } from "../link.db.server.ts";
import { endAuthSession, type Sender } from "../session/auth-session.server.ts";
import { passwordChangedMail } from "./password-changed.email.ts";
import { resetMail } from "./reset.email.ts";
import { parseReset, type ResetAnswer } from "./reset.form.ts";

/** The password is set; by its cookies the browser is known. */
type WasReset = { kind: "changed"; setCookies: string[] };

/**
 * Sends the link that lets an account's owner choose a new password. The answer is the same whatever the
 * address is.
 */
export async function requestReset(shop: MailServices, sender: string, form: FormData): Promise<EmailAnswer> {
  const parsed = parseEmail(form);
  if (parsed.kind === "refused") return parsed;
  const { email } = parsed.value;
  if (!(await mayUseLinks(shop, sender))) {
    return { kind: "failed", text: accountText.forgot.tooMany, typed: { email }, reason: "limited" };
  }
  await inEvenTime(sendResetLink(shop, email));
  return { kind: "done", kept: email };
}

async function sendResetLink({ db, config, now, sendMailSoon }: MailServices, email: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account || !(await mayMail({ db, now }, email))) return;
  await inTransaction(db, async (trx) => {
    const token = await makeLinkToken(trx, { use: "reset-password", accountId: account.id, now: now() });
    const link = `${config.origin}/reset-password?token=${token}`;
    const name = account.isConfirmed ? account.fullName : undefined;
    const mail = mailIn(languageNow(), config, () => ({
      ...resetMail({ name, link }, config.shop),
      to: email,
    }));
    await queueMail(trx, mail);
  });
  sendMailSoon();
}

/** Does the link still work? Looking uses nothing up. Returns whose role its password must suit. */
export async function resetLinkRole(
  { db, now }: MailServices,
  token: string,
): Promise<"user" | "admin" | undefined> {
  const owner = await peekLink(db, "reset-password", token, now());
  return owner === undefined ? undefined : (await accountById(db, owner))?.role;
}

/**
 * Sets a new password by a mail's link (ACCOUNT-9): the link works once, every session of the account ends,
 * and its owner is notified. The link's holder reads the mailbox, so the address counts as confirmed.
 */
export async function resetByLink(
  shop: MailServices & Pick<Services, "secret" | "log">,
  sender: Sender,
  form: FormData,
): Promise<WasReset | Exclude<ResetAnswer, { kind: "done" }>> {
  const token = textIn(form, "token");
  const role = await resetLinkRole(shop, token);
  // A link that works lets its holder in, however many others come from the same network.
  if (!role && !(await mayUseLinks(shop, sender.clientAddress))) {
    return { kind: "failed", text: accountText.login.tooMany, reason: "limited" };
  }
  if (!role) return stale();
  const parsed = parseReset(form, role);
  if (parsed.kind === "refused") return parsed;
  const passwordHash = await hashPassword(parsed.value);
  const account = await setByLink(shop, token, passwordHash);
  if (!account) return stale();
  shop.sendMailSoon();
  await forgetWrongPasswords(shop, account.email, sender.clientAddress);
  // Somebody else's session of this browser would open their area in place of the sign-in.
  const cleared = await endAuthSession(shop, sender);
  const known = await knownBrowserLine(shop, sender.request, account.id);
  return { kind: "changed", setCookies: [...cleared, ...known] };
}

const stale = () => ({ kind: "failed", reason: "stale", text: accountText.reset.stale.title }) as const;

/** The account that got the password; undefined when the link does not work any more. */
function setByLink(
  { db, config, now }: MailServices,
  token: string,
  passwordHash: string,
): Promise<Account | undefined> {
  return inTransaction(db, async (trx) => {
    const id = await useLink(trx, "reset-password", token, now());
    const account = id === undefined ? undefined : await accountById(trx, id);
    if (!account) return undefined;
    await setPassword(trx, account.id, passwordHash);
    await confirmEmail(trx, account.id);
    await dropLinks(trx, "confirm-email", account.id);
    await dropLinks(trx, "reset-password", account.id);
    await endSessions(trx, account.id);
    const mail = mailIn(languageNow(), config, () => ({
      ...passwordChangedMail({ name: account.fullName }, config.shop),
      to: account.email,
    }));
    await queueMail(trx, mail);
    return account;
  });
}
