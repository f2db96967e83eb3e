import { digestOf } from "#platform/limits/rate-limit.server.ts";

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
 * What a person is known by, in one order. It names nobody by itself, but whoever has the database can try
 * all phones: it is forgotten with the contact details.
 */
export function personKeys(person: Person): string[] {
  const { email, phone } = plainPerson(person);
  return [digestOf(`mail:${email}`), ...(phone ? [digestOf(`phone:${phone}`)] : [])].sort();
}
