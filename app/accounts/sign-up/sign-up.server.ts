import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import type { Mail } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { type Account, accountByEmail, addAccount } from "../account.db.server.ts";
import { accountText } from "../account.text.ts";
import { type EmailAnswer, parseEmail } from "../email.form.ts";
import { inEvenTime, mayMail, maySignUp, mayUseLinks } from "../guessing/limits.server.ts";
import { hashPassword } from "../guessing/password.server.ts";
import { makeLinkToken } from "../link.db.server.ts";
import { parseSignUp, type SignUpAnswer } from "./sign-up.form.ts";
import { verificationMail } from "./verification.email.ts";

type SignedUp = { kind: "signed-up"; accountId: string };

/**
 * Makes an account that waits for its address to be confirmed, and writes to that address, in one
 * transaction.
 */
export async function signUp(
  shop: MailServices,
  sender: string,
  form: FormData,
): Promise<SignedUp | Exclude<SignUpAnswer, { kind: "done" }>> {
  const parsed = parseSignUp(form);
  if (parsed.kind === "refused") return parsed;
  const { password, ...person } = parsed.value;
  if (!(await maySignUp(shop, sender))) {
    return { kind: "failed", text: accountText.login.tooMany, typed: person, reason: "limited" };
  }
  // The answer says that an address has an account, so the time that a hash would take gives nothing away.
  if (await accountByEmail(shop.db, person.email)) return exists(person);
  const passwordHash = await hashPassword(password);
  const added = await inTransaction(shop.db, async (trx) => {
    const account = await addAccount(trx, { ...person, passwordHash });
    // Accounts of one mailbox, each with another tag: the mails of the first ones leave at once.
    if (account)
      await askToConfirm(shop, trx, { id: account.id, email: person.email }, { counted: "account" });
    return account;
  });
  if (!added) return exists(person);
  shop.sendMailSoon();
  return { kind: "signed-up", accountId: added.id };
}

const exists = (typed: { fullName: string; email: string }) => ({
  kind: "failed" as const,
  reason: "exists" as const,
  notice: { ...accountText.signUp.exists, tone: "destructive" as const },
  typed,
});

/** Sends the link once more to an account that waits. The answer is the same whatever the address is. */
export async function resendConfirmation(
  shop: MailServices,
  sender: string,
  form: FormData,
): Promise<EmailAnswer> {
  const parsed = parseEmail(form);
  if (parsed.kind === "refused") return parsed;
  const { email } = parsed.value;
  if (!(await mayUseLinks(shop, sender))) {
    return { kind: "failed", text: accountText.forgot.tooMany, typed: { email }, reason: "limited" };
  }
  await inEvenTime(askAgain(shop, email));
  return { kind: "done", kept: email };
}

async function askAgain(shop: MailServices, email: string): Promise<void> {
  const account = await accountByEmail(shop.db, email);
  if (!account || account.isConfirmed || !(await mayMail(shop, email))) return;
  await inTransaction(shop.db, (trx) => askToConfirm(shop, trx, account));
  shop.sendMailSoon();
}

async function askToConfirm(
  { config, now }: MailServices,
  trx: Trx,
  { id, email }: Pick<Account, "id" | "email">,
  counting: Pick<Mail, "counted"> = {},
): Promise<void> {
  const token = await makeLinkToken(trx, { use: "confirm-email", accountId: id, now: now() });
  const link = `${config.origin}/confirm-email?token=${token}`;
  const mail = mailIn(languageNow(), config, () => ({
    ...verificationMail({ link }, config.shop),
    ...counting,
    to: email,
  }));
  await queueMail(trx, mail);
}
