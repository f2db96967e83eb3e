import type { Kysely } from "kysely";
import { answeredAs } from "#platform/database/ask-together.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
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
const fromNetwork: Allowance = { name: "orders", most: 60, windowSeconds: longestWaitSeconds };
/** Nobody's mailbox, door or phone is filled with orders in their name, from however many networks. */
const forMailbox: Allowance = { ...fromNetwork, name: "orders-mailbox", most: 20 };
const forPhone: Allowance = { ...fromNetwork, name: "orders-phone", most: 20 };

interface Ordering {
  network: string;
  billing: { email: string; phone: string | null };
}

/** Counts an order for its network, mailbox and phone. */
export function takingOrder(db: Kysely<Tables>, { network, billing }: Ordering, now: Date): Allowed {
  const phones = plainPhones(billing.phone ?? "");
  const taking = takingTokens(
    db,
    [
      { allowance: fromNetwork, sender: network },
      { allowance: forMailbox, sender: mailboxOf(billing.email) },
      ...phones.map((phone) => ({ allowance: forPhone, sender: digestOf(phone) })),
    ],
    now,
  );
  return answeredAs(taking, ([fromHere, ...forPerson]) => {
    if (fromHere?.ok === false) return { ok: false, refusal: "too-many" };
    return forPerson.every(({ ok }) => ok) ? { ok: true } : { ok: false, refusal: "too-many-for-person" };
  });
}

/** So many orders of one network, mailbox or phone within ten minutes are worth a look. */
const manyOrders = 15;
const mostFloods = 20;

export interface OrderFlood {
  count: number;
  /** Names it without telling whose it is. */
  occasion: string;
}

/** Whose orders are many just now, most first. */
export async function orderFloods(db: Kysely<Tables>, now: Date): Promise<OrderFlood[]> {
  const names = [fromNetwork, forMailbox, forPhone].map(({ name }) => `${name}:%`);
  const rows = await db
    .selectFrom("rate_limits")
    .select(["key", "count"])
    .where((row) => row.or(names.map((name) => row("key", "like", name))))
    .where("count", ">=", manyOrders)
    .where("window_start", ">", new Date(now.getTime() - longestWaitSeconds * 1000))
    .orderBy("count", "desc")
    .limit(mostFloods)
    .execute();
  return rows.map(({ key, count }) => ({ count, occasion: `many-orders:${digestOf(key)}` }));
}
