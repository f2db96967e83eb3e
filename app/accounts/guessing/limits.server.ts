import { setTimeout as pause } from "node:timers/promises";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import {
  type Allowance,
  digestOf,
  dropTokens,
  longestWaitSeconds,
  mailboxOf,
  returnToken,
  senderBlock,
  takeToken,
} from "#platform/limits/rate-limit.db.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import type { Services } from "#platform/services.server.ts";

const leastMilliseconds = 300;

/**
 * Takes at least a while, so that an answer's time does not tell whether there was anything to do for an
 * address.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, pause(leastMilliseconds)]);
  return outcome;
}

type LimitServices = Pick<Services, "db" | "now">;

const perWindow = (name: string, most: number): Allowance => ({
  name,
  most,
  windowSeconds: longestWaitSeconds,
});

// One office may share an address.
const signIns = perWindow("sign-ins", 60);
const signUps = perWindow("sign-ups", 60);
const links = perWindow("account-links", 60);
const passkeys = perWindow("passkeys", 120);
const mailsToOne = perWindow("account-mails", 5);

const wrongHere = perWindow("wrong-passwords-here", 10);
const wrongFromNetwork = perWindow("wrong-passwords-network", 60);
const wrongByKnown = perWindow("wrong-passwords-known", 10);
// Over all networks a guesser gets five tries a minute on one account. Two of them are for networks that have
// not been wrong yet, so that those who were wrong leave room for the owner.
const firstFromNetwork = perWindow("wrong-passwords-first-here", 1);
const firstTries = perWindow("wrong-passwords-first", 20);
const laterTries = perWindow("wrong-passwords-later", 30);
// Of a second factor: its sender has proved the password before.
const wrongCodesByKnown = perWindow("wrong-codes-known", 10);
const wrongCodes = perWindow("wrong-codes", 20);

/** May this sender try to sign in once more? */
export const maySignIn = (shop: LimitServices, sender: string) => take(shop, signIns, sender);
export const maySignUp = (shop: LimitServices, sender: string) => take(shop, signUps, sender);
/** Asking what a passkey is to sign. */
export const mayUsePasskeys = (shop: LimitServices, sender: string) => take(shop, passkeys, sender);
/** Asking for mails, and following links that don't work. */
export const mayUseLinks = (shop: LimitServices, sender: string) => take(shop, links, sender);
/** Nobody's mailbox is filled by somebody else's impatience. */
export const mayMail = (shop: LimitServices, email: string) => take(shop, mailsToOne, mailboxOf(email));

/**
 * Who tries a password: a network, or the holder of what only the account's owner was given, such as a
 * browser's cookie, a session or a mail's link. Strangers can't use up what is the owner's.
 */
export type Guesser = { network: string } | { known: string };

export type Attempt = { ok: false } | { ok: true; right(): Promise<void> };

/**
 * May one more password be tried on this account? Counted before the password is checked, so that many tries
 * at once count as many; `right()` gives back what was counted, and so does a refusal.
 */
export async function mayTryPassword(shop: LimitServices, email: string, guesser: Guesser): Promise<Attempt> {
  const account = digestOf(email.toLowerCase());
  const taken = await inTransaction(shop.db, async (trx) => {
    const counter = counting({ db: trx, now: shop.now });
    const isAllowed =
      "known" in guesser
        ? await counter.takes(wrongByKnown, `${account} ${digestOf(guesser.known)}`)
        : await takesAsStranger(counter, account, guesser.network);
    if (isAllowed) return counter.taken;
    await giveBack(trx, counter.taken);
    return undefined;
  });
  if (!taken) return { ok: false };
  return { ok: true, right: () => inTransaction(shop.db, (trx) => giveBack(trx, taken)) };
}

/**
 * May one more code of an app be tried on this account? `known` names a session, or a browser in which the
 * owner signed in before, which has tries of its own.
 */
export async function mayTryCode(
  shop: LimitServices,
  email: string,
  known: string | undefined,
): Promise<Attempt> {
  const account = digestOf(email.toLowerCase());
  const counted: Counted =
    known === undefined ? [wrongCodes, account] : [wrongCodesByKnown, `${account} ${digestOf(known)}`];
  if (!(await take(shop, ...counted))) return { ok: false };
  return { ok: true, right: () => inTransaction(shop.db, (trx) => giveBack(trx, [counted])) };
}

/**
 * Checks a password that was counted; one that could not be looked at, because too many wait, counts for
 * nothing.
 */
export async function checkedBy<T>(attempt: Attempt & { ok: true }, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof TooBusy) await attempt.right();
    throw error;
  }
}

type Counted = readonly [Allowance, string];
type Counter = ReturnType<typeof counting>;

/** Takes from allowances, and remembers from which. */
function counting(shop: LimitServices) {
  const taken: Counted[] = [];
  const takes = async (...counted: Counted) => {
    const isTaken = await take(shop, ...counted);
    if (isTaken) taken.push(counted);
    return isTaken;
  };
  return { taken, takes };
}

async function giveBack(trx: Trx, taken: readonly Counted[]): Promise<void> {
  for (const counted of taken) await returnToken(trx, ...counted);
}

async function takesAsStranger({ takes }: Counter, account: string, network: string): Promise<boolean> {
  const here = `${account} ${senderBlock(network)}`;
  if (!(await takes(wrongHere, here)) || !(await takes(wrongFromNetwork, network))) return false;
  return takes((await takes(firstFromNetwork, here)) ? firstTries : laterTries, account);
}

/**
 * The owner has proved themselves by a mail's link: what strangers used up on the account, and what this
 * network did, is forgotten.
 */
export async function forgetWrongPasswords(
  { db }: LimitServices,
  email: string,
  network: string,
): Promise<void> {
  const account = digestOf(email.toLowerCase());
  const here = `${account} ${senderBlock(network)}`;
  for (const allowance of [firstTries, laterTries, wrongCodes]) await dropTokens(db, allowance, account);
  for (const allowance of [wrongHere, firstFromNetwork]) await dropTokens(db, allowance, here);
  for (const allowance of [signIns, wrongFromNetwork]) await dropTokens(db, allowance, network);
}

async function take({ db, now }: LimitServices, allowance: Allowance, sender: string): Promise<boolean> {
  return (await takeToken(db, allowance, sender, now())).ok;
}
