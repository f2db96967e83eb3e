import { inParts } from "#values/in-parts.ts";
import type { Db } from "../database/db.ts";
import { auditWords, doerIn } from "./act-sentence.ts";
import { auditText } from "./act-words.text.ts";
import { actingDevice } from "./acting-device.server.ts";
import type { Act, ActedOn } from "./acts.ts";

/** A write by an admin, as it is stored. */
export interface AuditEntry {
  /** Null for a command beside the shop. */
  actorId: string | null;
  /** The record's kind and what was done: "product.updated". */
  action: Act;
  /** The record's table. */
  entity: ActedOn;
  /** Null for a write about many records, such as an export. */
  entityId: string | null;
  /** What changed, as label and new value; never a whole record, never a secret. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A line of a record's history. */
export interface AuditLine {
  id: string;
  at: Date;
  who: string;
  /** In words: "updated · status: Resolved". */
  what: string;
}

const mostLines = 50;

/**
 * Keeps who did what; call it inside the transaction of the write itself, so that neither is there without
 * the other.
 */
export async function writeAudit(trx: Db, entry: AuditEntry): Promise<void> {
  await writeAudits(trx, [entry]);
}

/** The same for a write about several records. */
export async function writeAudits(trx: Db, entries: readonly AuditEntry[]): Promise<void> {
  // A statement takes no more than 65,535 values.
  for (const some of inParts(entries, 1000)) {
    await trx
      .insertInto("audit_log")
      .values(
        some.map(({ actorId, action, entity, entityId, detail }) => ({
          actor_id: actorId,
          action,
          entity,
          entity_id: entityId,
          detail: detail ? JSON.stringify(detail) : null,
          device: actingDevice(),
        })),
      )
      .execute();
  }
}

/** What was done to a record, newest first. */
export async function auditOf(db: Db, entity: string, id: string): Promise<AuditLine[]> {
  return (await auditOfEach(db, entity, [id])).get(id) ?? [];
}

/** The same for several records; one without a line is not in the map. */
export async function auditOfEach(
  db: Db,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, AuditLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit_log")
    .leftJoin("profiles", "profiles.id", "audit_log.actor_id")
    .select([
      "audit_log.id",
      "audit_log.entity_id as record",
      "audit_log.action",
      "audit_log.detail",
      "audit_log.created_at as at",
      "profiles.full_name as name",
    ])
    .where("audit_log.entity", "=", entity)
    .where("audit_log.entity_id", "in", ids)
    .orderBy("audit_log.created_at", "desc")
    .orderBy("audit_log.id", "desc")
    .limit(mostLines * ids.length)
    .execute();
  const lines = rows.map(({ id, record, action, detail, at, name }) => ({
    record: record ?? "",
    line: { id, at, who: name || doerIn(detail) || auditText.former, what: auditWords(action, detail) },
  }));
  const byRecord = Map.groupBy(lines, ({ record }) => record);
  return new Map([...byRecord].map(([record, all]) => [record, all.map(({ line }) => line)]));
}

/** Whose history says something that is to be forgotten, and in which acts; left out, in all. */
interface Erased {
  entity: ActedOn;
  ids: readonly string[];
  action?: Act;
}

/** Forgets what changed; that somebody did something to these records stays. */
export async function eraseAuditDetails(db: Db, { entity, ids, action }: Erased): Promise<void> {
  if (ids.length === 0) return;
  const lines = db
    .updateTable("audit_log")
    .set({ detail: null })
    .where("entity", "=", entity)
    .where("entity_id", "in", ids);
  await (action ? lines.where("action", "=", action) : lines).execute();
}

/** What somebody did while they worked here stays the shop's; by which device is theirs. */
export async function eraseActingDevices(db: Db, actorId: string): Promise<void> {
  await db.updateTable("audit_log").set({ device: null }).where("actor_id", "=", actorId).execute();
}
