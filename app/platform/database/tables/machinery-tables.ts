import type { Filled, Json, Moment, MomentNow, MomentOrNull } from "./column-types.ts";

export interface MachineryTables {
  mail_outbox: MailOutboxTable;
  audit_log: AuditLogTable;
  uploads: UploadTable;
  rate_limits: { key: string; window_start: MomentNow; count: Filled<number> };
  backups: BackupTable;
  job_failures: JobFailureTable;
  pictures_to_draw: { row_id: string };
  alerts: { kind: string; since: MomentNow; last_seen_at: MomentNow };
}

interface MailOutboxTable {
  id: Filled<string>;
  kind: string;
  dedupe_key: string | null;
  to_address: string;
  reply_to: string | null;
  subject: string;
  /** What it says: a MailBody (platform/mail/writing/mail-body.ts). */
  letter: Json;
  attempts: Filled<number>;
  next_attempt_at: MomentNow;
  sent_at: MomentOrNull;
  failed_at: MomentOrNull;
  last_error: string | null;
  created_at: MomentNow;
  /** Which mailbox's room it counts for; null for mails that nobody else's request caused. */
  mailbox: string | null;
  released_at: MomentOrNull;
  held_at: MomentOrNull;
}

interface AuditLogTable {
  id: Filled<string>;
  actor_id: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  detail: Json;
  created_at: MomentNow;
}

interface UploadTable {
  url: string;
  actor_id: string | null;
  created_at: MomentNow;
  doomed_at: MomentOrNull;
}

interface BackupTable {
  id: Filled<string>;
  reason: "scheduled" | "asked";
  started_at: MomentNow;
  alive_until: Moment;
  finished_at: MomentOrNull;
  failure: string | null;
  file: string | null;
  bytes: number | null;
}

interface JobFailureTable {
  job: string;
  rounds: Filled<number>;
  since: MomentNow;
  last_at: MomentNow;
  every_seconds: number;
  kind: string;
}
