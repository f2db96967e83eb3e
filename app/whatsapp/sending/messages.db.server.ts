import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";
import type { TemplateName } from "../words/template-message.ts";

/** A message that is being sent, and that nobody else sends meanwhile or ever again. */
export interface ClaimedMessage {
  id: string;
  /** Of the mail that it goes beside: `order-placed:{order}`; `work:{part}`. */
  key: string;
  orderId: string | null;
  number: string;
  language: Language;
  /** How often it was tried, this time included. */
  tries: number;
}

/** So many go to one number within `windowMinutes`; what is over them waits (WHATSAPP-9). */
export const mostToNumber = 5;
const windowMinutes = 10;
/** Longer than any try takes: whoever sends and is heard of no more leaves it unclear. */
export const unclearAfterMinutes = 2;
/** What is older tells nobody anything new. */
export const lifeHours = 24;
const keptDays = 90;

/**
 * Takes some messages whose time has come. Copies of the shop do so one after the other, so that together
 * they send a number no more than it gets.
 */
export async function claimMessages(db: Db, most: number): Promise<ClaimedMessage[]> {
  const { rows } = await sql<ClaimedMessage>`
    with turn as materialized (select pg_advisory_xact_lock(hashtext('whatsapp messages'))),
    due as materialized (
      select m.id, c.phone, m.next_attempt_at,
        row_number() over (partition by c.phone order by m.next_attempt_at, m.id) as place
      from turn, whatsapp_messages m join whatsapp_consents c on c.id = m.consent_id
      where m.state = 'waiting' and m.next_attempt_at <= now()
    ), recent as materialized (
      select c.phone, count(*) as sent from whatsapp_messages m join whatsapp_consents c on c.id = m.consent_id
      where m.attempted_at > now() - make_interval(mins => ${sql.lit(windowMinutes)})
        and c.phone in (select phone from due)
      group by c.phone
    )
    update whatsapp_messages m set state = 'sending', tries = tries + 1, attempted_at = now(), changed_at = now()
    from whatsapp_consents c
    where c.id = m.consent_id and m.state = 'waiting' and m.id = any(array(
      select due.id from due left join recent on recent.phone = due.phone
      where due.place + coalesce(recent.sent, 0) <= ${sql.lit(mostToNumber)}
      order by due.next_attempt_at, due.id limit ${most}))
    returning m.id, m.key, m.order_id as "orderId", c.phone as number, c.language, m.tries`.execute(db);
  return rows;
}

/**
 * What a copy of the shop began to send and never said the end of is unclear, and what has waited for a day
 * is not sent any more.
 */
export async function endOldMessages(db: Db): Promise<void> {
  await sql`
    update whatsapp_messages set state = case state when 'sending' then 'unclear' else 'dropped' end, changed_at = now()
    where (state = 'sending' and attempted_at < now() - make_interval(mins => ${sql.lit(unclearAfterMinutes)}))
      or (state = 'waiting' and created_at < now() - make_interval(hours => ${sql.lit(lifeHours)}))`.execute(
    db,
  );
}

type Ended =
  | { state: "sent"; wamid: string }
  /** `tokenMark`: of the shop's token, where that was what Meta refused. */
  | { state: "failed"; code: number; tokenMark?: string }
  | { state: "unclear" | "dropped" | "stopped" };

/** What came of it. Where Meta has told of it already, that stands. */
export async function endMessage(
  db: Db,
  { id }: Pick<ClaimedMessage, "id">,
  ended: Ended,
  template?: TemplateName,
): Promise<void> {
  await db
    .updateTable("whatsapp_messages")
    .set({
      state: sql<Ended["state"]>`case state when 'sending' then ${ended.state}::text else state end`,
      changed_at: sql<Date>`now()`,
      error_code: sql<
        number | null
      >`case state when 'sending' then ${"code" in ended ? ended.code : null}::int else error_code end`,
      ...("wamid" in ended && { wamid: ended.wamid }),
      ...("tokenMark" in ended && { token_mark: ended.tokenMark }),
      ...(template && { template }),
    })
    .where("id", "=", id)
    // One that was late in saying so.
    .where("state", "in", ["sending", "unclear", "sent", "delivered", "read", "failed"])
    .execute();
}

/** It is sent once more; where Meta is too busy for all of the shop's, the others wait, too. */
export async function putOff(
  db: Db,
  { id }: Pick<ClaimedMessage, "id">,
  { code, seconds, isForAll }: { code: number; seconds: number; isForAll: boolean },
): Promise<void> {
  const then = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await db
    .updateTable("whatsapp_messages")
    .set({ state: "waiting", error_code: code, next_attempt_at: then, changed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .execute();
  if (!isForAll) return;
  await db
    .updateTable("whatsapp_messages")
    .set({ next_attempt_at: then })
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<", then)
    .execute();
}

/** Forgets what became of messages long ago. */
export async function forgetMessages(db: Db): Promise<void> {
  await sql`delete from whatsapp_messages
    where created_at < now() - make_interval(days => ${sql.lit(keptDays)})`.execute(db);
}

/** The messages about an order, the last ones last. */
export const messagesOf = (db: Db, orderId: string) =>
  db
    .selectFrom("whatsapp_messages")
    .select(["id", "key", "template", "state", "error_code as code", "changed_at as at"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(50)
    .execute();
