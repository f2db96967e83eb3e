import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Is the buyer of this order asked no more? */
export async function areInvitesStopped(db: Kysely<Tables>, orderNumber: string): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select i.stopped_at is not null as "isStopped" from review_invites i join orders o on o.id = i.order_id
    where o.order_id_text = ${orderNumber}`.execute(db);
  return rows[0]?.isStopped ?? false;
}

/** Asks the buyer of this order no more, of any order; twice changes nothing. */
export async function stopInvites(db: Kysely<Tables>, orderNumber: string, now: Date): Promise<void> {
  await sql`
    insert into review_invites (order_id, invited_at, stopped_at)
    select id, ${now}, ${now} from orders where order_id_text = ${orderNumber}
    on conflict (order_id) do update
      set stopped_at = coalesce(review_invites.stopped_at, excluded.stopped_at)`.execute(db);
}
