import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Language } from "#values/language/language.ts";

/** A copy of the shop that dies while it sends gives its mail up after this long. */
export const deliveryMinutes = 5;

/** One mail, to be sent by the copy that claimed it. */
export interface ClaimedDelivery {
  id: string;
  newsletterId: string;
  subscriberId: string;
  to: string;
  unsubscribeToken: string;
  language: Language;
  /** This try included. */
  attempts: number;
}

type Claim = ({ kind: "claimed" } & ClaimedDelivery) | { kind: "wait"; ms: number } | { kind: "none" };

interface DueRow extends ClaimedDelivery {
  mayBeWritten: boolean | null;
  waitMs: number;
}

/**
 * Takes the next mail that is due, in the pace that all copies share. Addresses that have left, bounced or
 * were deleted meanwhile are passed over.
 */
export function claimDelivery(db: Db, perMinute: number): Promise<Claim> {
  return inTransaction(db, async (trx) => {
    // One after the other: two copies would each find the same moment free.
    await sql`select pg_advisory_xact_lock(hashtext('newsletter pace'))`.execute(trx);
    for (;;) {
      const due = await nextDue(trx, 60_000 / perMinute);
      if (!due) return { kind: "none" };
      if (!due.mayBeWritten) await passOver(trx, due.id);
      else if (due.waitMs > 0) return { kind: "wait", ms: due.waitMs };
      else return claim(trx, due);
    }
  });
}

async function nextDue(trx: Trx, gapMs: number): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select due.id, due.newsletter_id as "newsletterId", due.subscriber_id as "subscriberId", due.language,
      due.attempts, reader.email as "to", reader.unsubscribe_token as "unsubscribeToken",
      (not reader.spam and reader.unsubscribed_at is null and reader.bounced_at is null) as "mayBeWritten",
      coalesce((select ${gapMs}::float8 - extract(epoch from clock_timestamp() - tried_at)::float8 * 1000
        from newsletter_deliveries where tried_at is not null order by tried_at desc limit 1), 0)::float8 as "waitMs"
    from newsletter_deliveries as due
    join newsletters on newsletters.id = due.newsletter_id
    left join newsletter_subscribers as reader on reader.id = due.subscriber_id
    where due.state = 'waiting' and due.next_attempt_at <= clock_timestamp()
      and newsletters.state = 'sending' and coalesce(newsletters.held_until <= clock_timestamp(), true)
    order by due.next_attempt_at, due.id limit 1
    for update of due skip locked`.execute(trx);
  return rows[0];
}

const passOver = (trx: Trx, id: string) =>
  trx
    .updateTable("newsletter_deliveries")
    .set({ state: "skipped", settled_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();

async function claim(trx: Trx, { mayBeWritten: _, waitMs: __, ...due }: DueRow): Promise<Claim> {
  await trx
    .updateTable("newsletter_deliveries")
    .set({
      attempts: due.attempts + 1,
      tried_at: sql<Date>`clock_timestamp()`,
      next_attempt_at: sql<Date>`clock_timestamp() + make_interval(mins => ${sql.lit(deliveryMinutes)})`,
    })
    .where("id", "=", due.id)
    .execute();
  return { kind: "claimed", ...due, attempts: due.attempts + 1 };
}

/**
 * Notes in one statement that a mail server has taken a mail: all that speaks against the address or the
 * newsletter is over.
 */
export async function noteSent(db: Db, id: string): Promise<void> {
  await sql`
    with noted as (
      update newsletter_deliveries set state = 'sent', settled_at = now()
      where id = ${id} and state in ('waiting', 'skipped') returning newsletter_id, subscriber_id
    ), calmed as (
      update newsletters set troubles = 0, trouble = null, held_until = null
      from noted where newsletters.id = noted.newsletter_id and newsletters.troubles > 0
    )
    update newsletter_subscribers set unreached = 0, unreached_since = null
    from noted where newsletter_subscribers.id = noted.subscriber_id and newsletter_subscribers.unreached > 0`.execute(
    db,
  );
}

/** A mail will never arrive, or is tried again later; only the claim's holder writes that. */
export async function settle(
  trx: Trx,
  { id, attempts }: Pick<ClaimedDelivery, "id" | "attempts">,
  as: "refused" | "failed" | { againInMinutes: number },
): Promise<void> {
  const isOver = typeof as === "string";
  await trx
    .updateTable("newsletter_deliveries")
    .$if(isOver, (row) => row.set({ state: isOver ? as : "failed", settled_at: sql<Date>`now()` }))
    .$if(!isOver, (row) => row.set({ next_attempt_at: inMinutes(isOver ? 0 : as.againInMinutes) }))
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .execute();
}

export const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** A try failed by no fault of its address: counts it, and returns how many did in a row. */
export async function noteTrouble(trx: Trx, newsletterId: string, trouble: string): Promise<number> {
  const row = await trx
    .updateTable("newsletters")
    .set({ troubles: sql`troubles + 1`, trouble })
    .where("id", "=", newsletterId)
    .returning("troubles")
    .executeTakeFirst();
  return row?.troubles ?? 0;
}
