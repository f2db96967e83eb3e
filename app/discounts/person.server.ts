import { ordersOfBrowser } from "#accounts/session/placed-orders.server.ts";
import { digestOf } from "#platform/limits/rate-limit.db.server.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { sign } from "#platform/web/sealed-text.server.ts";
import { plainMailbox } from "#values/contact/email.ts";
import { plainPhones } from "#values/contact/phone.ts";
import type { OwnOrders } from "./promotion.db.server.ts";

export interface Person {
  email: string;
  phone: string | null;
}

/** The mailbox and the phones that a person is known by, however they are written (DISCOUNT-7). */
export const plainPerson = ({ email, phone }: Person): { mailbox: string; phones: readonly string[] } => ({
  mailbox: plainMailbox(email),
  phones: plainPhones(phone ?? ""),
});

/**
 * What a person is known by, in one order. Only with the shop's secret can anybody try whose it is; with
 * another secret everybody is somebody new.
 */
export const personKeys = (person: Person, secret: string): string[] =>
  digestsOf(person)
    .map((digest) => personKey(digest, secret))
    .sort();

/** What the phone of a person is known by; null of who gave none. */
export function phoneKey(person: Person, secret: string): string | null {
  const [phone] = plainPerson(person).phones;
  return phone === undefined ? null : personKey(phoneDigest(phone), secret);
}

/** All that a person may be known by: the keys of before folded less, or had no secret in them. */
export function allPersonKeys(person: Person, secret: string): string[] {
  const before = [mailDigest(person.email.trim().toLowerCase()), ...digestsOf(person)];
  return [...personKeys(person, secret), ...before.map((digest) => personKey(digest, secret)), ...before];
}

/** The key that takes the place of one from before. */
export const personKey = (digest: string, secret: string): string => sign("promotion-person", digest, secret);

function digestsOf(person: Person): string[] {
  const { mailbox, phones } = plainPerson(person);
  return [mailDigest(mailbox), ...phones.map(phoneDigest)];
}

const mailDigest = (mailbox: string): string => digestOf(`mail:${mailbox}`);

const phoneDigest = (phone: string): string => digestOf(`phone:${phone}`);

/** The buyer's orders: their account's, and those that this browser has placed. */
export const ownOrders = (
  { config, secret }: SigningServices,
  request: Request,
  userId: string | null,
): OwnOrders => ({ userId, numbers: ordersOfBrowser(request, { origin: config.origin, secret }) });
