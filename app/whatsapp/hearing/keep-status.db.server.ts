import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { HeardStatus } from "./webhook-body.ts";

/**
 * How far each state is on its way: statuses come doubled and in any order, and what was read was delivered,
 * whatever is told of it later.
 */
const places = { sent: 1, failed: 2, delivered: 3, read: 4 } as const;

const placeOf = (state: RawBuilder<unknown>) =>
  sql<number>`case ${state} when 'sent' then 1 when 'failed' then 2 when 'delivered' then 3 when 'read' then 4 else 0 end`;

/**
 * Keeps what became of a message, where it is news. Meta knows of one whose answer never came, too: what was
 * unclear is so no more.
 */
export async function keepStatus(trx: Trx, { wamid, state, id, code }: HeardStatus): Promise<void> {
  await sql`
    update whatsapp_messages set state = ${state}, changed_at = now(),
      error_code = ${state === "failed" ? (code ?? null) : null}::int, wamid = coalesce(wamid, ${wamid})
    where (wamid = ${wamid} or (wamid is null and id = ${id ?? null}))
      and state in ('sending', 'unclear', 'sent', 'failed', 'delivered', 'read')
      and ${placeOf(sql`state`)} < ${sql.lit(places[state])}`.execute(trx);
}
