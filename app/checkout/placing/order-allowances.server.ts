import { answeredAs } from "#platform/database/ask-together.server.ts";
import type { Db } from "#platform/database/db.ts";
import {
  type Allowance,
  digestOf,
  longestWaitSeconds,
  mailboxOf,
  takingTokens,
} from "#platform/limits/rate-limit.db.server.ts";
import { plainPhones } from "#values/contact/phone.ts";
import type { Allowed } from "./placement.ts";

/** One office may order together. */
export const fromNetwork: Allowance = { name: "orders", most: 60, windowSeconds: longestWaitSeconds };

/** Nobody's mailbox, door or phone is filled with orders in their name, from however many networks. */
export const forMailbox: Allowance = { ...fromNetwork, name: "orders-mailbox", most: 20 };

export const forPhone: Allowance = { ...fromNetwork, name: "orders-phone", most: 20 };

interface Ordering {
  network: string;
  billing: { email: string; phone: string | null };
  shippingPhone?: string | null | undefined;
}

/** Counts an order for its network, mailbox and phones. */
export function takingOrder(db: Db, { network, billing, shippingPhone }: Ordering, now: Date): Allowed {
  const phones = new Set([billing.phone, shippingPhone].flatMap((phone) => plainPhones(phone ?? "")));
  const taking = takingTokens(
    db,
    [
      { allowance: fromNetwork, sender: network },
      { allowance: forMailbox, sender: mailboxOf(billing.email) },
      ...[...phones].map((phone) => ({ allowance: forPhone, sender: digestOf(phone) })),
    ],
    now,
  );
  return answeredAs(taking, ([fromHere, ...forPerson]) => {
    if (fromHere?.ok === false) return { ok: false, refusal: "too-many" };
    return forPerson.every(({ ok }) => ok) ? { ok: true } : { ok: false, refusal: "too-many-for-person" };
  });
}
