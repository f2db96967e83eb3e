import { sql } from "kysely";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";

/** Does the buyer of this order get no more of these mails? */
export async function areInvitesStopped(db: Db, orderNumber: string): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select i.stopped_at is not null as "isStopped" from review_invites i join orders o on o.id = i.order_id
    where o.order_id_text = ${orderNumber}`.execute(db);
  return rows[0]?.isStopped ?? false;
}

/** Asks the buyer of this order no more, of any order; twice changes nothing. */
export async function stopInvites(db: Db, orderNumber: string, now: Date): Promise<void> {
  await sql`
    insert into review_invites (order_id, invited_at, stopped_at)
    select id, ${now}, ${now} from orders where order_id_text = ${orderNumber}
    on conflict (order_id) do update
      set stopped_at = coalesce(review_invites.stopped_at, excluded.stopped_at)`.execute(db);
}

/** Of two copies of the shop one gets an order's invitation. */
export async function claimInvite(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto("review_invites")
    .values({ order_id: orderId, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

const dayMs = 24 * 60 * 60_000;

const afterDays = 7;

/** For what arrived before that no mail goes out any more, as when the owner switches it on late. */
const untilDays = 30;

const atOnce = 100;

/** Of orders `o`: whose buyer has ended these mails, by the link of any of them. */
const isStoppedMailbox = sql<boolean>`exists (
  select from review_invites i join orders asked on asked.id = i.order_id
  where i.stopped_at is not null and lower(btrim(asked.billing_email)) = lower(btrim(o.billing_email)))`;

/** As the database writes the moment of its arrival: it is finer than a Date. */
interface Due {
  id: string;
  at: string;
}

/**
 * In the order of their arrival, along its index: in that of their ids, all orders that ever were would be
 * read.
 */
export async function dueOrders(db: Db, now: Date, after?: Due): Promise<Due[]> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const behind = after
    ? sql`o.delivered_at >= ${after.at}::timestamptz and (o.delivered_at, o.id) > (${after.at}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await sql<Due>`
    select o.id, o.delivered_at::text as at from orders o
    where o.fulfilment_state = 'delivered' and o.delivered_at <= ${ago(afterDays)}
      and o.delivered_at > ${ago(untilDays)} and o.payment_state <> 'refunded'
      and o.billing_email not in ('', ${erased}) and ${behind}
      and not exists (select from review_invites i where i.order_id = o.id) and not ${isStoppedMailbox}
    order by o.delivered_at, o.id limit ${atOnce}`.execute(db);
  return rows;
}
