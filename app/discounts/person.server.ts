import { digestOf } from "#platform/limits/rate-limit.server.ts";
import { sign } from "#platform/web/signature.server.ts";

export interface Person {
  email: string;
  phone: string | null;
}

/** What people write the same mailbox and the same phone as (DISCOUNT-7); a phone may be missing. */
export const plainPerson = ({ email, phone }: Person): Person => ({
  email: email.trim().toLowerCase(),
  phone: (phone ?? "").replace(/\D/g, "").slice(-10) || null,
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
  const { phone } = plainPerson(person);
  return phone === null ? null : personKey(phoneDigest(phone), secret);
}

/** All that a person may be known by: the keys of before had no secret in them. */
export const allPersonKeys = (person: Person, secret: string): string[] => [
  ...personKeys(person, secret),
  ...digestsOf(person),
];

/** The key that takes the place of one from before. */
export const personKey = (digest: string, secret: string): string => sign("promotion-person", digest, secret);

function digestsOf(person: Person): string[] {
  const { email, phone } = plainPerson(person);
  return [digestOf(`mail:${email}`), ...(phone ? [phoneDigest(phone)] : [])];
}

const phoneDigest = (phone: string): string => digestOf(`phone:${phone}`);
