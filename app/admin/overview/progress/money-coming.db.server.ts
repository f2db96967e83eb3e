import { sql } from "kysely";
import { cashDueWhile, isGoingOut } from "#orders/payment/payment-standing.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { paise } from "#values/money/money.ts";
import { type ComingKind, comingKinds, type MoneyComing } from "./money-coming.ts";

/** An order that is paid in parts has no cash of its own. */
const cashOf = (state: "shipped" | "delivered") => sql`
  select count(*)::int as orders, coalesce(sum(total_amount) * 100, 0)::bigint as amount from orders
  where ${cashDueWhile(state)}`;

const sources: Readonly<Record<ComingKind, ReturnType<typeof cashOf>>> = {
  courierCash: cashOf("shipped"),
  deliveredCash: cashOf("delivered"),
  parts: sql`
    select count(distinct order_id)::int as orders, coalesce(sum(order_dues.amount) * 100, 0)::bigint as amount
    from order_dues join orders on orders.id = order_dues.order_id
    where order_dues.paid_at is null and orders.fulfilment_state <> 'cancelled'`,
  refunds: sql`
    select count(distinct order_id)::int as orders, coalesce(sum(amount_paise), 0)::bigint as amount
    from payment_refunds where ${isGoingOut}`,
};

/** The money on its way, by its kinds; those without any are left out. */
export async function readMoneyComing(db: Db): Promise<MoneyComing[]> {
  const each = comingKinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, * from (${sources[kind]}) as sums`,
  );
  const { rows } = await sql<{ kind: ComingKind; orders: number; amount: string }>`
    select * from (${sql.join(each, sql` union all `)}) as coming where orders > 0`.execute(db);
  return comingKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ orders, amount }) => ({ kind, orders, amount: paise(Number(amount)) })),
  );
}
