import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { endSessions, lockedPasswordHash, passwordHashOf, setPassword } from "../account.db.server.ts";
import type { Actor } from "../actor.ts";
import { checkedBy, mayTryPassword } from "../guessing/limits.server.ts";
import { hashPassword, matchesPassword } from "../guessing/password.server.ts";
import { dropLinks } from "../link.db.server.ts";
import { longestPassword } from "./new-password.ts";
import { passwordChangedMail } from "./password-changed.email.ts";

/** Who is signed in. */
export interface SettingsSender {
  actor: Actor;
}

/** Whose password it would be, and what its sender proved before: a session, or a mail's link. */
interface PasswordClaim {
  actor: Pick<Actor, "id" | "email">;
  by: string;
}

type PasswordShop = Pick<MailServices, "db" | "now">;

export type PasswordProof = "right" | "wrong" | "too-many";

type Proven = { proof: "right"; hash: string } | { proof: Exclude<PasswordProof, "right"> };

/** How a session's wrong answers are counted: a borrowed browser guesses no better than a stranger. */
export const sessionClaim = ({ actor }: SettingsSender): PasswordClaim => ({
  actor,
  by: `session ${actor.sessionId}`,
});

/**
 * Does this person know the account's password? Required again before anything that can't be undone. Wrong
 * answers count for what the sender holds, so that no stranger uses up the owner's tries.
 */
export const provePassword = async (
  shop: PasswordShop,
  claim: PasswordClaim,
  password: string,
): Promise<PasswordProof> => (await prove(shop, claim, password)).proof;

async function prove(shop: PasswordShop, { actor, by }: PasswordClaim, password: string): Promise<Proven> {
  const attempt = await mayTryPassword(shop, actor.email, { known: by });
  if (!attempt.ok) return { proof: "too-many" };
  const hash = await passwordHashOf(shop.db, actor.id);
  // Nobody's password is longer, and hashing costs the more the longer it is.
  if (!hash || password.length > longestPassword) return { proof: "wrong" };
  if (!(await checkedBy(attempt, () => matchesPassword(password, hash)))) return { proof: "wrong" };
  await attempt.right();
  return { proof: "right", hash };
}

/**
 * Gives an account a new password, ends its other sessions and notifies its owner by mail, all or nothing.
 * The current password is checked first (ACCOUNT-7).
 */
export async function changePassword(
  shop: MailServices,
  sender: SettingsSender,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<PasswordProof> {
  const proven = await prove(shop, sessionClaim(sender), currentPassword);
  if (proven.proof !== "right") return proven.proof;
  const { actor } = sender;
  const hash = await hashPassword(newPassword);
  const isChanged = await inTransaction(shop.db, async (trx) => {
    // A reset by mail meanwhile has the last word.
    if ((await lockedPasswordHash(trx, actor.id)) !== proven.hash) return false;
    await setPassword(trx, actor.id, hash);
    await dropLinks(trx, "reset-password", actor.id);
    await endSessions(trx, actor.id, { except: actor.sessionId });
    const mail = mailIn(languageNow(), shop.config, () => ({
      ...passwordChangedMail({ name: actor.fullName }, shop.config.shop),
      to: actor.email,
    }));
    await queueMail(trx, mail);
    return true;
  });
  if (!isChanged) return "wrong";
  shop.sendMailSoon();
  return "right";
}
