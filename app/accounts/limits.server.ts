import {
  type Allowance,
  longestWaitSeconds,
  mailboxOf,
  returnToken,
  senderBlock,
  takeToken,
} from "#platform/rate-limit.server.ts";
import type { Services } from "#platform/services.server.ts";

type Shop = Pick<Services, "db" | "now">;

const perWindow = (name: string, most: number): Allowance => ({
  name,
  most,
  windowSeconds: longestWaitSeconds,
});

// Architecture section 8: one office may share an address.
const signIns = perWindow("sign-ins", 60);
const signUps = perWindow("sign-ups", 60);
const links = perWindow("account-links", 60);
const wrongHere = perWindow("wrong-passwords-here", 10);
const wrongAnywhere = perWindow("wrong-passwords", 100);
const mailsToOne = perWindow("account-mails", 5);

/** May this sender try to sign in once more? */
export const maySignIn = (shop: Shop, sender: string) => take(shop, signIns, sender);
export const maySignUp = (shop: Shop, sender: string) => take(shop, signUps, sender);
/** Asking for mails, and following their links. */
export const mayUseLinks = (shop: Shop, sender: string) => take(shop, links, sender);
/** Nobody's mailbox is filled by somebody else's impatience. */
export const mayMail = (shop: Shop, email: string) => take(shop, mailsToOne, mailboxOf(email));

/**
 * May one more password be tried on this account, from this sender and from anywhere? Counted before the password is
 * checked, so that many tries at once count as many; `right()` gives both back.
 */
export async function mayTryPassword(
  shop: Shop,
  email: string,
  sender: string,
): Promise<{ ok: false } | { ok: true; right(): Promise<void> }> {
  const account = mailboxOf(email);
  const here = `${account} ${senderBlock(sender)}`;
  if (!(await take(shop, wrongHere, here)) || !(await take(shop, wrongAnywhere, account)))
    return { ok: false };
  return {
    ok: true,
    async right() {
      await returnToken(shop.db, wrongHere, here);
      await returnToken(shop.db, wrongAnywhere, account);
    },
  };
}

async function take({ db, now }: Shop, allowance: Allowance, sender: string): Promise<boolean> {
  return (await takeToken(db, allowance, sender, now())).ok;
}
