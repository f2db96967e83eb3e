import { createHash, timingSafeEqual } from "node:crypto";
import { Counter, Gauge, Registry } from "prom-client";
import { lastBackupAt } from "#backup/backups.db.server.ts";
import { outboxState } from "#mail/sending/outbox-state.db.server.ts";
import { countUnreconciled } from "#payments/settling/unreconciled.db.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { countOrders } from "../order-count.db.server.ts";

type MetricsServices = Pick<Services, "db" | "database" | "log" | "now" | "pages" | "requests" | "jobs">;

/** All metrics of this process. Its own counters are there even when the database is away. */
export async function readMetrics(shop: MetricsServices): Promise<object[]> {
  const told = new Registry();
  gauge(told, "jhola_workers", "Processes that serve the shop.", 1);
  tellCache(told, shop);
  tellJobs(told, shop);
  await tellShop(told, shop);
  return Registry.merge([shop.requests.registry, told]).getMetricsAsJSON();
}

/**
 * How the numbers of several processes become one; those that each reads from the database are not added up.
 */
type Among = "sum" | "first" | "min";

function gauge(told: Registry, name: string, help: string, value: number, aggregator: Among = "sum"): void {
  new Gauge({ name, help, aggregator, registers: [told] }).set(value);
}

/** The value of a counter that is held elsewhere. */
function counter(told: Registry, name: string, help: string, value: number, aggregator: Among = "sum"): void {
  new Counter({ name, help, aggregator, registers: [told] }).inc(value);
}

function tellCache(told: Registry, { pages, database }: MetricsServices): void {
  const { hits, misses } = pages.uses();
  const kept = pages.size();
  const { open, busy, waiting } = database.connections();
  counter(told, "jhola_page_cache_hits_total", "Public pages answered from the cache.", hits);
  counter(told, "jhola_page_cache_misses_total", "Public pages that had to be rendered.", misses);
  gauge(told, "jhola_page_cache_pages", "Cached pages now.", kept.pages);
  gauge(told, "jhola_page_cache_bytes", "Bytes of the cached pages.", kept.bytes);
  gauge(told, "jhola_database_connections_open", "Connections to the database.", open);
  gauge(told, "jhola_database_connections_busy", "Connections in use.", busy);
  gauge(told, "jhola_database_waiting", "Queries that wait for a connection.", waiting);
}

function tellJobs(told: Registry, { jobs }: MetricsServices): void {
  const ofJobs = { labelNames: ["job"], registers: [told] };
  const rounds = new Counter({ name: "jhola_job_rounds_total", help: "Rounds of each job.", ...ofJobs });
  const failures = new Counter({ name: "jhola_job_failures_total", help: "Rounds that failed.", ...ofJobs });
  const successes = new Gauge({
    name: "jhola_job_last_success_timestamp_seconds",
    help: "When each job last worked; 0 when it has not yet.",
    aggregator: "max",
    ...ofJobs,
  });
  for (const { name: job, ...state } of jobs()) {
    rounds.inc({ job }, state.rounds);
    failures.inc({ job }, state.failures);
    successes.set({ job }, (state.lastSuccess?.getTime() ?? 0) / 1000);
  }
}

/** Metrics that all copies share: read from the database, so that each copy reports the same. */
async function tellShop(told: Registry, { db, log, now }: MetricsServices): Promise<void> {
  const up = (value: 0 | 1) =>
    gauge(told, "jhola_database_up", "1 while the database answers.", value, "min");
  try {
    const outbox = await outboxState(db);
    const backup = (await lastBackupAt(db))?.getTime() ?? 0;
    const orders = await countOrders(db, now());
    const unreconciled = await countUnreconciled(db, now());
    up(1);
    counter(told, "jhola_orders_total", "Orders placed.", orders, "first");
    gauge(
      told,
      "jhola_payments_to_reconcile",
      "Payments and refunds whose outcome is overdue.",
      unreconciled,
      "first",
    );
    gauge(told, "jhola_outbox_mails", "Mails that wait to be sent.", outbox.waiting, "first");
    gauge(
      told,
      "jhola_outbox_oldest_seconds",
      "How long the oldest of them has waited.",
      outbox.oldest,
      "first",
    );
    gauge(
      told,
      "jhola_outbox_failed_mails",
      "Mails given up in the last seven days.",
      outbox.failed,
      "first",
    );
    gauge(
      told,
      "jhola_outbox_refused_mails",
      "Mails given up in the last seven days because there is no such mailbox.",
      outbox.refused,
      "first",
    );
    gauge(
      told,
      "jhola_backup_last_success_timestamp_seconds",
      "When the last backup was begun.",
      backup / 1000,
      "first",
    );
  } catch (error) {
    log.warn(failureFacts(error), "the shop's numbers could not be read");
    up(0);
  }
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Does this Authorization header carry the token? Takes as long whatever is wrong with it. */
export const isMonitor = (header: string | null, token: string): boolean =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
