import { countUnreconciled } from "#payments/settling/unreconciled.db.server.ts";
import { lastBackupAt } from "#platform/backup/backups.db.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { outboxState } from "#platform/mail/sending/outbox.db.server.ts";
import { type Metric, single } from "#platform/monitor/exposition.server.ts";
import type { Services } from "#platform/services.server.ts";
import { countOrders } from "../overview/overview.db.server.ts";

type MetricsServices = Pick<Services, "db" | "database" | "log" | "now" | "pages" | "requests" | "jobs">;

/** Everything that a monitor is told. What this copy counts itself is told even when the database is away. */
export async function readMetrics(shop: MetricsServices): Promise<Metric[]> {
  return [
    ...shop.requests.metrics(),
    ...cacheMetrics(shop),
    ...jobMetrics(shop),
    ...(await shopMetrics(shop)),
  ];
}

function cacheMetrics({ pages, database }: MetricsServices): Metric[] {
  const { hits, misses } = pages.uses();
  const kept = pages.size();
  const { open, busy, waiting } = database.connections();
  return [
    single("counter", "jhola_page_cache_hits_total", "Public pages answered from the cache.", hits),
    single("counter", "jhola_page_cache_misses_total", "Public pages that had to be rendered.", misses),
    single("gauge", "jhola_page_cache_pages", "Cached pages now.", kept.pages),
    single("gauge", "jhola_page_cache_bytes", "Bytes of the cached pages.", kept.bytes),
    single("gauge", "jhola_database_connections_open", "Connections to the database.", open),
    single("gauge", "jhola_database_connections_busy", "Connections in use.", busy),
    single("gauge", "jhola_database_waiting", "Queries that wait for a connection.", waiting),
  ];
}

function jobMetrics({ jobs }: MetricsServices): Metric[] {
  const states = jobs();
  const each = (value: (state: (typeof states)[number]) => number) =>
    states.map((state) => ({ labels: { job: state.name }, value: value(state) }));
  return [
    {
      name: "jhola_job_rounds_total",
      help: "Rounds of each job.",
      type: "counter",
      samples: each(({ rounds }) => rounds),
    },
    {
      name: "jhola_job_failures_total",
      help: "Rounds that failed.",
      type: "counter",
      samples: each(({ failures }) => failures),
    },
    {
      name: "jhola_job_last_success_timestamp_seconds",
      help: "When each job last worked; 0 when it has not yet.",
      type: "gauge",
      samples: each(({ lastSuccess }) => (lastSuccess?.getTime() ?? 0) / 1000),
    },
  ];
}

const up = (value: 0 | 1) => single("gauge", "jhola_database_up", "1 while the database answers.", value);

/** What all copies share: read from the database, so that each copy tells the same. */
async function shopMetrics({ db, log, now }: MetricsServices): Promise<Metric[]> {
  try {
    const outbox = await outboxState(db);
    const backup = (await lastBackupAt(db))?.getTime() ?? 0;
    return [
      up(1),
      single("counter", "jhola_orders_total", "Orders placed.", await countOrders(db)),
      single(
        "gauge",
        "jhola_payments_to_reconcile",
        "Payments and refunds whose outcome is overdue.",
        await countUnreconciled(db, now()),
      ),
      single("gauge", "jhola_outbox_mails", "Mails that wait to be sent.", outbox.waiting),
      single(
        "gauge",
        "jhola_outbox_oldest_seconds",
        "How long the oldest of them has waited.",
        outbox.oldest,
      ),
      single("gauge", "jhola_outbox_failed_mails", "Mails given up in the last seven days.", outbox.failed),
      single(
        "gauge",
        "jhola_outbox_refused_mails",
        "Mails given up in the last seven days because there is no such mailbox.",
        outbox.refused,
      ),
      single(
        "gauge",
        "jhola_backup_last_success_timestamp_seconds",
        "When the last backup was begun.",
        backup / 1000,
      ),
    ];
  } catch (error) {
    log.warn(failureFacts(error), "the shop's numbers could not be read");
    return [up(0)];
  }
}
