import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Language } from "#values/language/language.ts";

/** A copy of the shop that dies while it sends gives its mail up after this long. */
const claimMinutes = 5;

/** Whoever may be written to: signed up, not left, and reached by mails. */
const isReader = sql<boolean>`(not spam and unsubscribed_at is null and bounced_at is null)`;

/** How many are written to now, and how many of them read Hindi. */
export async function countReaders(db: Db): Promise<{ all: number; hindi: number }> {
  const { rows } = await sql<{ all: number; hindi: number }>`
    select count(*)::int as all, count(*) filter (where language = 'hi')::int as hindi
    from newsletter_subscribers where ${isReader}`.execute(db);
  return rows[0] ?? { all: 0, hindi: 0 };
}

/**
 * A draft becomes one that is sent, to everybody who may be written to at this moment. Returns to how many;
 * undefined where it is no draft, or another version than was looked at.
 */
export async function beginSending(trx: Trx, id: string, version: number): Promise<number | undefined> {
  const begun = await trx
    .updateTable("newsletters")
    .set({ state: "sending", started_at: sql<Date>`now()`, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "draft")
    .returning(sql<boolean>`content_hi is not null`.as("hasHindi"))
    .executeTakeFirst();
  if (!begun) return undefined;
  const written = await sql`
    insert into newsletter_deliveries (newsletter_id, subscriber_id, language)
    select ${id}::text, id, case when ${begun.hasHindi}::boolean then language else 'en' end
    from newsletter_subscribers where ${isReader}`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
}

/** One mail that is to be sent by whoever claimed it. */
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
 * Takes the next mail that is due, in the pace that all copies share. Whoever has left, bounced or was
 * deleted meanwhile is passed over.
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
      next_attempt_at: sql<Date>`clock_timestamp() + make_interval(mins => ${sql.lit(claimMinutes)})`,
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

/** A mail will never arrive, or is tried again later; only who claimed it says so. */
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

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

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

export const holdNewsletter = (trx: Trx, id: string, minutes: number) =>
  trx
    .updateTable("newsletters")
    .set({ held_until: inMinutes(minutes) })
    .where("id", "=", id)
    .execute();

/** One that is being sent waits for the owner; false where it is not. */
export async function pauseSending(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletters")
    .set({ state: "paused", held_until: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Goes on with one that waits for the owner, as if nothing had failed; what was put off is due at once. */
export async function goOnSending(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletters")
    .set({ state: "sending", troubles: 0, trouble: null, held_until: null })
    .where("id", "=", id)
    .where("state", "=", "paused")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable("newsletter_deliveries")
    .set({ next_attempt_at: sql<Date>`now()` })
    .where("newsletter_id", "=", id)
    .where("state", "=", "waiting")
    // What is just being sent is left to whoever claimed it.
    .where(sql<boolean>`coalesce(tried_at < now() - make_interval(mins => ${sql.lit(claimMinutes)}), true)`)
    .execute();
  return true;
}

/** Sends no more of it, for good; returns how many were not written to, undefined where it was over. */
export async function stopSending(trx: Trx, id: string): Promise<number | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable("newsletters")
    .set({ state: "stopped", ended_at: sql<Date>`now()`, held_until: null })
    .where("id", "=", id)
    .where("state", "in", ["sending", "paused"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const left = await trx
    .updateTable("newsletter_deliveries")
    .set({ state: "skipped", settled_at: sql<Date>`now()` })
    .where("newsletter_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return Number(left.numUpdatedRows);
}

/** Is any to be sent? Most of the time none is. */
export async function isAnySending(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("newsletters")
    .select("id")
    .where("state", "=", "sending")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of which nothing waits any more are sent. */
export async function endSending(db: Db): Promise<void> {
  await db
    .updateTable("newsletters")
    .set({ state: "sent", ended_at: sql<Date>`now()` })
    .where("state", "=", "sending")
    .where(
      sql<boolean>`not exists (select from newsletter_deliveries
        where newsletter_id = newsletters.id and state = 'waiting')`,
    )
    .execute();
}
