import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { gatheredMail, gatheredMailKind } from "../writing/gathered.email.ts";
import { mailBodySchema } from "../writing/mail-body.ts";
import { mailboxMinutes, mostToMailbox, type Recent, releaseOf } from "./mailbox-room.ts";
import { addressAfter } from "./outbox.db.server.ts";

/** So many mails are gathered into one; more wait for the next one. */
const mostGathered = 200;
const mostMailboxes = 100;

const within = sql`now() - make_interval(mins => ${sql.lit(mailboxMinutes)})`;
const isUnreleased = sql<boolean>`(mailbox is not null and released_at is null and sent_at is null and failed_at is null)`;

/**
 * Lets mails leave that have room in their mailboxes, and gathers what was held once there is room again.
 * Several copies of the shop may do it at once; one that dies leaves nothing doubled or lost.
 */
export async function releaseMail(db: Db): Promise<void> {
  await releaseWhereThereIsRoom(db);
  for (const mailbox of await crowdedMailboxes(db)) {
    await inTransaction(db, (trx) => releaseInto(trx, mailbox));
  }
}

/**
 * The common case, in one statement: all that ever went to a mailbox lately and all that waits is few.
 * Another that does the same at the same moment counts no fewer, since what one has released the other one
 * still sees waiting.
 */
async function releaseWhereThereIsRoom(db: Db): Promise<void> {
  await sql`
    update mail_outbox set released_at = now()
    where ${isUnreleased} and mailbox in (
      select waiting.mailbox from mail_outbox as waiting
      where waiting.mailbox is not null and waiting.released_at is null and waiting.sent_at is null and waiting.failed_at is null
      group by waiting.mailbox
      having bool_and(waiting.held_at is null) and count(*) + (
        select case when bool_or(recent.kind = ${gatheredMailKind}) then ${sql.lit(mostToMailbox)} else count(*) end
        from mail_outbox as recent
        where recent.mailbox = waiting.mailbox and recent.released_at > ${within}) <= ${sql.lit(mostToMailbox)})`.execute(
    db,
  );
}

async function crowdedMailboxes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .select(sql<string>`mailbox`.as("mailbox"))
    .distinct()
    .where(isUnreleased)
    .where("next_attempt_at", "<=", sql<Date>`now()`)
    .limit(mostMailboxes)
    .execute();
  return rows.map(({ mailbox }) => mailbox);
}

async function releaseInto(trx: Trx, mailbox: string): Promise<void> {
  // One after the other: two copies of the shop would each find the same room.
  await sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`.execute(trx);
  const { release, gather, hold } = releaseOf(await waitingFor(trx, mailbox), await recentOf(trx, mailbox));
  await change(trx, release).set({ released_at: sql<Date>`now()` }).execute();
  for (const held of gather) await sendAsOne(trx, mailbox, held);
  await change(trx, hold)
    .set({ held_at: sql<Date>`coalesce(held_at, now())`, next_attempt_at: nextRoom(mailbox) })
    .execute();
}

type WaitingMail = Awaited<ReturnType<typeof waitingFor>>[number];

async function waitingFor(trx: Trx, mailbox: string) {
  const rows = await trx
    .selectFrom("mail_outbox")
    .select(["id", "to_address as to", "reply_to", "subject", "letter as body", "unkept"])
    .select(sql<boolean>`held_at is not null`.as("isHeld"))
    .where("mailbox", "=", mailbox)
    .where(isUnreleased)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostGathered)
    .forUpdate()
    .execute();
  return rows.map(({ reply_to, ...row }) => ({ ...row, replyTo: reply_to ?? undefined }));
}

async function recentOf(trx: Trx, mailbox: string): Promise<Recent> {
  const row = await trx
    .selectFrom("mail_outbox")
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<boolean>`coalesce(bool_or(kind = ${gatheredMailKind}), false)`.as("isGathered"))
    .where("mailbox", "=", mailbox)
    .where("released_at", ">", sql<Date>`${within}`)
    .executeTakeFirstOrThrow();
  return row;
}

/** When the oldest that left lately counts no more; after a gathering, when that one does. */
const nextRoom = (mailbox: string) => sql<Date>`coalesce((
  select coalesce(max(released_at) filter (where kind = ${gatheredMailKind}), min(released_at))
    + make_interval(mins => ${sql.lit(mailboxMinutes)})
  from mail_outbox as recent where recent.mailbox = ${mailbox} and recent.released_at > ${within}), now())`;

async function sendAsOne(trx: Trx, mailbox: string, held: WaitingMail[]): Promise<void> {
  const [first, ...others] = held.map((mail) => ({ ...mail, body: mailBodySchema.parse(mail.body) }));
  if (!first) return;
  const gather = () => gatheredMail([first, ...others]);
  const { kind, to, replyTo, subject, body } = speaking(first.body.language ?? "en", gather);
  await trx
    .insertInto("mail_outbox")
    .values({
      kind,
      subject,
      mailbox,
      to_address: to,
      reply_to: replyTo ?? null,
      letter: JSON.stringify(body),
      unkept: held.some((mail) => mail.unkept),
      released_at: sql<Date>`now()`,
    })
    .execute();
  await change(trx, held).set({ sent_at: sql<Date>`now()`, to_address: addressAfter }).execute();
}

const change = (trx: Trx, mails: readonly { id: string }[]) =>
  trx
    .updateTable("mail_outbox")
    .where(sql<boolean>`mail_outbox.id = any(${mails.map(({ id }) => id)}::text[])`);
