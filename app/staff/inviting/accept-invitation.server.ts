import { accountByEmail, endSessions, setPassword } from "#accounts/account.db.server.ts";
import { accountText } from "#accounts/account.text.ts";
import { knownBrowserLine } from "#accounts/guessing/known-browser.server.ts";
import { forgetWrongPasswords, mayUseLinks } from "#accounts/guessing/limits.server.ts";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import { dropLinks } from "#accounts/link.db.server.ts";
import { parseReset, type ResetAnswer } from "#accounts/password/reset.form.ts";
import { endAuthSession, type Sender } from "#accounts/session/auth-session.server.ts";
import { raiseToStaff } from "#accounts/staff-rights.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { mayInWords } from "../may-in-words.ts";
import { mayKept } from "../staff.db.server.ts";
import { acceptText } from "../staff.text.ts";
import { peekInvitation, takeInvitation } from "./invitation.db.server.ts";

/** The cookies mark the browser as known for the sign-in that follows. */
type Accepted = { kind: "accepted"; setCookies: string[] };

/** What the page of an invitation's link shows; undefined where the link does not work. */
export async function invitationByLink({ db, now }: MailServices, token: string) {
  const invitation = token === "" ? undefined : await peekInvitation(db, token, now());
  if (!invitation) return undefined;
  const { fullName, email, permissions } = invitation;
  const account = await accountByEmail(db, email);
  return { name: fullName, email, may: mayInWords(permissions), isCustomer: account?.isConfirmed === true };
}

/**
 * Adds to the staff the person who has an invitation's link and chooses a password (STAFF-6). The link came
 * by mail, so the address counts as confirmed; a customer's account with it becomes the member's, with this
 * password and signed out everywhere.
 */
export async function acceptInvitation(
  shop: MailServices & Pick<Services, "secret" | "log">,
  sender: Sender,
  form: FormData,
): Promise<Accepted | Exclude<ResetAnswer, { kind: "done" }>> {
  const token = textIn(form, "token");
  const works = await peekInvitation(shop.db, token, shop.now());
  // A link that works lets its holder in, however many others come from the same network.
  if (!works && !(await mayUseLinks(shop, sender.clientAddress)))
    return { kind: "failed", text: accountText.login.tooMany, reason: "limited" };
  if (!works) return stale();
  const parsed = parseReset(form, "admin");
  if (parsed.kind === "refused") return parsed;
  const passwordHash = await hashPassword(parsed.value);
  const joined = await join(shop, token, passwordHash);
  if (!joined) return stale();
  await forgetWrongPasswords(shop, joined.email, sender.clientAddress);
  // Another person may be signed in here, whose area would open in place of the sign-in.
  const cleared = await endAuthSession(shop, sender);
  const known = await knownBrowserLine(shop, sender.request, joined.id);
  return { kind: "accepted", setCookies: [...cleared, ...known] };
}

const stale = () => ({ kind: "failed", reason: "stale", text: acceptText.stale.title }) as const;

/** The new member; undefined when the link does not work any more. */
function join({ db, now }: MailServices, token: string, passwordHash: string) {
  return inTransaction(db, async (trx) => {
    const invitation = await takeInvitation(trx, token, now());
    const id = invitation && (await raiseToStaff(trx, invitation));
    if (!invitation || id === undefined) return undefined;
    await setPassword(trx, id, passwordHash);
    for (const use of ["confirm-email", "reset-password"] as const) await dropLinks(trx, use, id);
    await endSessions(trx, id);
    await writeAudit(trx, {
      actorId: id,
      action: "staff.joined",
      entity: "profiles",
      entityId: id,
      detail: { may: mayKept(invitation.permissions) },
    });
    return { id, email: invitation.email };
  });
}
