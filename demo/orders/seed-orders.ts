import { sql } from "kysely";
import { orders as demoOrders } from "../content/orders/orders.ts";
import type { SeedOrder } from "../content/orders/seed-order.ts";
import type { Pictures } from "../pictures/hung-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, OrderSeedServices, PaymentShop, Services, Trx } from "../shop.ts";
import type { Deed } from "./deed.ts";
import { deedsOf } from "./order-deeds.ts";
import { seedCustomers } from "./seed-customers.ts";

const hour = 60 * 60_000;

/**
 * Makes the orders of the weeks before a shop's first start by the shop's own acts, in the order in which
 * they happened and with the clock of then. Nobody is written to about what is long over.
 */
export async function seedOrders(
  trx: Trx,
  services: OrderSeedServices,
  { orders = demoOrders, pictures = new Map() }: { orders?: readonly SeedOrder[]; pictures?: Pictures } = {},
): Promise<void> {
  const { indianDay, startOfIndianDay } = services.loader;
  await seedCustomers(trx, services.loader);
  const today = startOfIndianDay(indianDay(services.now()));
  for (const { at, act } of orders.flatMap((order) => eventsOf(order, today)).sort(byTime)) {
    await act({ ...shopAt(trx, services, at), pictures });
    await dateBack(trx, at);
  }
  await sql`delete from mail_outbox where created_at = now()`.execute(trx);
  await keepAsked(trx, services.now());
  await sql`update orders set owner_told_at = ${services.now()}`.execute(trx);
}

/** Whose order had arrived a week before was asked for reviews then, by a mail that is long over. */
const keepAsked = (trx: Trx, now: Date) =>
  sql`insert into review_invites (order_id, invited_at)
    select id, delivered_at + interval '7 days' from orders
    where fulfilment_state = 'delivered' and delivered_at + interval '7 days' <= ${now}`.execute(trx);

interface Event {
  at: Date;
  act: Deed["act"];
}

const byTime = (a: Event, b: Event): number => a.at.getTime() - b.at.getTime();

/** An order's deeds, each with its moment; a later one knows the order's number from the first. */
function eventsOf(order: SeedOrder, today: Date): Event[] {
  const [hours = 0, minutes = 0] = order.at.split(":").map(Number);
  const placed = today.getTime() + (hours - order.daysAgo * 24) * hour + (minutes / 60) * hour;
  return deedsOf(order, seedId(`order ${order.buyer} ${order.daysAgo}`)).map(({ after, act }: Deed) => ({
    at: new Date(placed + after * hour),
    act,
  }));
}

/** The shop as it was at a moment. Its payment provider gives everything back that it is asked for. */
export function shopAt(
  trx: Trx,
  { config, log, secret, loader }: OrderSeedServices,
  at: Date,
): PaymentShop & Pick<Services, "makersPay"> & { db: Trx; loader: DemoLoader } {
  const { keyId, keySecret, apiBase } = config.razorpay;
  const refund: PaymentShop["razorpay"]["refund"] = async (paymentId, amount, key) => {
    const id = `rfnd_${seedId(`refund ${paymentId}`).replaceAll("-", "").slice(0, 14)}`;
    return { ok: true, value: { id, paymentId, amount, state: "processed", key } };
  };
  return {
    ...{ db: trx, config, log, secret, loader, now: () => at, sendMailSoon: () => undefined },
    making: loader.making,
    makersPay: loader.makersPay,
    razorpay: { ...loader.razorpayClient({ keyId, keySecret, apiBase }), refund },
  };
}

const dated = [
  "lots",
  "reviews",
  "order_history",
  "audit_log",
  "payment_orders",
  "payments",
  "payment_refunds",
  "remittances",
] as const;

/** The database's own clock stands still in a transaction: what it has stamped so far happened then. */
export async function dateBack(trx: Trx, at: Date): Promise<void> {
  const parts = dated.map((table) => {
    const update = sql`update ${sql.table(table)} set created_at = ${at} where created_at = now()`;
    return sql`${sql.ref(`${table}_then`)} as (${update})`;
  });
  await sql`with ${sql.join(parts)} select`.execute(trx);
  await sql`update payments set captured_at = created_at where captured_at = now()`.execute(trx);
}
