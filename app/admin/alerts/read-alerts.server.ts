import { areBackupsFailing } from "#backup/backups.db.server.ts";
import { orderFloods } from "#checkout/placing/order-floods.db.server.ts";
import { shutOuts } from "#checkout/placing/shut-out.db.server.ts";
import { silentKeys } from "#connections/keys/api-keys.db.server.ts";
import { overdueGrievances } from "#enquiries/grievance/grievance.db.server.ts";
import { outboxState } from "#mail/sending/outbox-state.db.server.ts";
import {
  heavierParcels,
  keptBookings,
  stuckBookings,
} from "#order-admin/booking/troubled-parcels.db.server.ts";
import { findOwedRefunds } from "#payments/refunds/owed-refunds.db.server.ts";
import { countUnreconciled } from "#payments/settling/unreconciled.db.server.ts";
import { recordsWithoutPictures } from "#pictures/foreign/foreign-progress.db.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import type { Db } from "#platform/database/db.ts";
import { failingJobs } from "#platform/jobs/job-failures.db.server.ts";
import type { Outage } from "#platform/monitor/outage.ts";
import { endedToken } from "#whatsapp/sending/ended-token.db.server.ts";
import type { Alert } from "./alert.ts";
import { alertsOf, type Troubles } from "./shop-alerts.ts";

/** The settings that alerts depend on. */
export interface AlertConfig {
  /** How often backups are made; 0: they are not. */
  backup: Pick<Config["backup"], "everyHours">;
  mail: Pick<Config["mail"], "reachesNobody">;
  whatsapp: Config["whatsapp"];
}

export const readAlerts = async (...asked: Parameters<typeof readTroubles>): Promise<Alert[]> =>
  alertsOf(await readTroubles(...asked));

/** How the machinery stands now. */
export async function readTroubles(
  db: Db,
  { backup, mail, whatsapp }: AlertConfig,
  now: Date,
  outages: readonly Outage[] = [],
): Promise<Troubles> {
  const { stuck, failed, lastFailed } = await outboxState(db);
  return {
    mailReachesNobody: mail.reachesNobody,
    stuckMails: stuck,
    failedMails: failed,
    lastFailedMail: lastFailed,
    unreconciledPayments: await countUnreconciled(db, now),
    owedRefunds: await findOwedRefunds(db),
    failingJobs: await failingJobs(db),
    backupsFail: await areBackupsFailing(db, backup.everyHours),
    orderFloods: await orderFloods(db, now),
    shutOuts: await shutOuts(db, now),
    stuckBookings: await stuckBookings(db),
    keptBookings: await keptBookings(db),
    heavierParcels: await heavierParcels(db, now),
    overdueGrievances: await overdueGrievances(db, now),
    silentKeys: await silentKeys(db),
    endedToken: await endedToken(db, { whatsapp }),
    withoutPictures: await recordsWithoutPictures(db),
    outages,
  };
}
