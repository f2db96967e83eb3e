import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { MadeBackup, NotedStep, ShopStanding, StepNotes, TriedMail } from "./first-steps.ts";

export async function readNotes(db: Db): Promise<StepNotes> {
  const rows = await db
    .selectFrom("first_steps")
    .select(["step", "seen", "outcome", "done_at as at"])
    .execute();
  return Object.fromEntries(rows.map(({ step, ...note }) => [step, note]));
}

/** Stores a step's note in place of the former one. */
export async function writeNote(
  trx: Trx,
  step: NotedStep,
  note: { seen: string; outcome: string; by: string },
): Promise<void> {
  const facts = { seen: note.seen, outcome: note.outcome, done_by: note.by, done_at: sql<Date>`now()` };
  await trx
    .insertInto("first_steps")
    .values({ step, ...facts })
    .onConflict((conflict) => conflict.column("step").doUpdateSet(facts))
    .execute();
}

/** Has it sold before its owner first opened or closed it by hand, or sold without either? */
export async function soldBeforeOpening(db: Db): Promise<boolean> {
  const { rows } = await sql<{ sold: boolean }>`
    select exists (select from orders where created_at < coalesce(
      (select min(created_at) from audit_log
        where entity = 'shop_settings' and jsonb_exists(detail, 'strangers see')),
      'infinity')) as sold`.execute(db);
  return rows[0]?.sold === true;
}

export async function countPictured(db: Db): Promise<ShopStanding["products"]> {
  const { all, withPicture } = await db
    .selectFrom("products")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.countAll<number>().filterWhere(sql<boolean>`cardinality(images) > 0`).as("withPicture"),
    ])
    .where("hidden", "=", false)
    .executeTakeFirstOrThrow();
  return { all: Number(all), withPicture: Number(withPicture) };
}

/** The artisans who take work, and those of them who can be called. */
export async function countMakers(db: Db): Promise<{ all: number; withPhone: number }> {
  const { rows } = await sql<{ all: number; withPhone: number }>`
    select count(*)::int as all, count(phone)::int as "withPhone" from artisans where working`.execute(db);
  return rows[0] ?? { all: 0, withPhone: 0 };
}

/** The versions of the legal texts that are written, by their slugs. */
export async function policyVersions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("policy_pages").select(["slug", "version"]).orderBy("slug").execute();
  return new Map(rows.map(({ slug, version }) => [slug, version]));
}

/** The policies that the owner wrote or showed, and that are unchanged since. */
export async function policiesAsShown(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from policy_pages where version = 1 and exists (
      select from audit_log where entity = 'policy_pages' and entity_id = slug
        and action = 'policy_page.written')`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** The newest backup that is whole, and those of these many bytes. */
export async function newestBackup(db: Db): Promise<MadeBackup | undefined> {
  return (await backups(db).limit(1).execute()).map(madeBackup)[0];
}

export async function backupOfSize(db: Db, bytes: number): Promise<MadeBackup | undefined> {
  return (await backups(db).where("bytes", "=", bytes).limit(1).execute()).map(madeBackup)[0];
}

const backups = (db: Db) =>
  db
    .selectFrom("backups")
    .select(["file", "bytes", "finished_at as finishedAt", "started_at as startedAt"])
    .where("file", "is not", null)
    .where("bytes", "is not", null)
    .orderBy("started_at", "desc");

interface BackupRow {
  file: string | null;
  bytes: number | string | null;
  finishedAt: Date | null;
  startedAt: Date;
}

const madeBackup = ({ file, bytes, finishedAt, startedAt }: BackupRow): MadeBackup => ({
  // Its folder is the server's business.
  file: (file ?? "").split(/[\\/]/).at(-1) ?? "",
  bytes: Number(bytes),
  madeAt: finishedAt ?? startedAt,
});

/** The outcome of the mail with this key; sent ones are forgotten after a month. */
export async function triedMail(db: Db, dedupeKey: string): Promise<TriedMail> {
  const row = await db
    .selectFrom("mail_outbox")
    .select(["to_address as to", "sent_at as sentAt", "last_error as lastError"])
    .where("dedupe_key", "=", dedupeKey)
    .executeTakeFirst();
  if (!row) return { state: "gone" };
  const { to, sentAt, lastError } = row;
  if (sentAt) return { state: "sent", to };
  return lastError === null ? { state: "waiting", to } : { state: "failed", to, lastError };
}
