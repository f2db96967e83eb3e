import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import { textIn } from "#values/form-text.ts";
import { accountByEmail, accountById, confirmEmail, endSessions, setPassword } from "./account.db.server.ts";
import { accountText } from "./account.text.ts";
import { inEvenTime } from "./even-time.server.ts";
import { mayMail, mayUseLinks } from "./limits.server.ts";
import { dropLinks, makeLinkToken, peekLink, useLink } from "./link.db.server.ts";
import { hashPassword } from "./password.server.ts";
import { passwordChangedMail } from "./password-changed.email.ts";
import { resetMail } from "./reset.email.ts";
import { parseReset, type ResetAnswer } from "./reset.form.ts";
import { type EmailAnswer, parseEmail } from "./sign-in.form.ts";

type Shop = Pick<Services, "db" | "config" | "now" | "sendMailSoon">;

/** Sends the link that lets an account's owner choose a new password. The answer is the same whatever the address is. */
export async function requestReset(shop: Shop, sender: string, form: FormData): Promise<EmailAnswer> {
  const parsed = parseEmail(form);
  if (parsed.kind === "refused") return parsed;
  const { email } = parsed.value;
  if (!(await mayUseLinks(shop, sender))) {
    return { kind: "failed", text: accountText.forgot.tooMany, typed: { email }, isLimited: true };
  }
  await inEvenTime(sendResetLink(shop, email));
  return { kind: "sent", email };
}

async function sendResetLink({ db, config, now, sendMailSoon }: Shop, email: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account || !(await mayMail({ db, now }, email))) return;
  await inTransaction(db, async (trx) => {
    const token = await makeLinkToken(trx, { use: "reset-password", accountId: account.id, now: now() });
    const link = `${config.origin}/reset-password?token=${token}`;
    const name = account.isConfirmed ? account.fullName : undefined;
    await queueMail(trx, { to: email, ...resetMail({ name, link }, config.shop) });
  });
  sendMailSoon();
}

/** Does the link still work? Looking uses nothing up. Answers whose role its password must suit. */
export async function resetLinkRole({ db, now }: Shop, token: string): Promise<"user" | "admin" | undefined> {
  const owner = await peekLink(db, "reset-password", token, now());
  return owner === undefined ? undefined : (await accountById(db, owner))?.role;
}

/**
 * Sets a new password by a mail's link (decision 6): the link works once, every session of the account ends, and its
 * owner is told. Whoever holds the link reads the mailbox, so the address counts as confirmed.
 */
export async function resetByLink(shop: Shop, sender: string, form: FormData): Promise<ResetAnswer> {
  if (!(await mayUseLinks(shop, sender))) {
    return { kind: "failed", text: accountText.login.tooMany, isLimited: true };
  }
  const token = textIn(form, "token");
  const role = await resetLinkRole(shop, token);
  if (!role) return { kind: "stale" };
  const parsed = parseReset(form, role);
  if (parsed.kind === "refused") return parsed;
  const passwordHash = await hashPassword(parsed.value);
  const isSet = await setByLink(shop, token, passwordHash);
  if (!isSet) return { kind: "stale" };
  shop.sendMailSoon();
  return { kind: "sent", email: "" };
}

function setByLink({ db, config, now }: Shop, token: string, passwordHash: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const id = await useLink(trx, "reset-password", token, now());
    const account = id === undefined ? undefined : await accountById(trx, id);
    if (!account) return false;
    await setPassword(trx, account.id, passwordHash);
    await confirmEmail(trx, account.id);
    await dropLinks(trx, "confirm-email", account.id);
    await dropLinks(trx, "reset-password", account.id);
    await endSessions(trx, account.id);
    const mail = passwordChangedMail({ name: account.fullName }, config.shop);
    await queueMail(trx, { to: account.email, ...mail });
    return true;
  });
}
