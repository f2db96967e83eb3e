import { type FirstAdmin, makeFirstAdmin } from "#accounts/first-admin.server.ts";
import { sweepAccountsJob } from "#accounts/sweep-accounts.db.server.ts";
import { alertsJob } from "#admin/alerts/alert-job.server.ts";
import { readMetrics } from "#admin/alerts/read-metrics.server.ts";
import { artisanPictureHolder } from "#artisans/admin/artisan-list.db.server.ts";
import { backupJobs } from "#backup/backup-requests.server.ts";
import { postPictureHolder } from "#blog/admin/posts/post-list.db.server.ts";
import { productPictureHolder } from "#catalogue/admin/product-writes.db.server.ts";
import { forgetWordsJob } from "#catalogue/search/forget-words.db.server.ts";
import { turnPricesJob } from "#catalogue/turn-prices.db.server.ts";
import { withCertificates } from "#certificates/certificates.db.server.ts";
import { keyPersonsJob } from "#discounts/key-persons.db.server.ts";
import { stockAlertsJob } from "#enquiries/alerts/tell-stock-alerts.server.ts";
import { forgetEnquiriesJob } from "#enquiries/forget-enquiries.db.server.ts";
import { forgetMailJob, startMailDelivery } from "#mail/sending/deliver-mail.server.ts";
import { borneOutJob } from "#makers-pay/borne-out/borne-out-job.server.ts";
import { consignmentJob } from "#makers-pay/consignment/enter-sales.server.ts";
import { makersPay } from "#makers-pay/note-entry.server.ts";
import { makerStatementsJob } from "#makers-pay/statement/state-months.server.ts";
import { ordersMaking } from "#making/orders/orders-making.server.ts";
import { newslettersJob } from "#newsletters/sending/send-newsletters.server.ts";
import { expireOffersJob } from "#offers/accepting/expire-offers.db.server.ts";
import { bookingJobs } from "#order-admin/booking/booking-jobs.server.ts";
import { cashOrdersJob } from "#orders/cash/cash-orders.server.ts";
import { eraseOrdersJob } from "#orders/erase-orders.db.server.ts";
import { newOrdersJob } from "#orders/mails/new-orders-job.server.ts";
import { withOrderLines } from "#orders/order.db.server.ts";
import { forgetRefusalsJob } from "#orders/payment/cash-refusals.db.server.ts";
import { lowStockJob } from "#orders/stock/tell-low-stock.server.ts";
import { paymentJobs } from "#payments/events/process-events.server.ts";
import { foreignPicturesJob } from "#pictures/foreign/fetch-foreign.server.ts";
import { sweepJob } from "#pictures/sweep-uploads.server.ts";
import { purgeJobs, purgesJobName } from "#platform/cdn/purge-job.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import type { Sharing } from "#platform/config/operation-config.server.ts";
import { contentVersion } from "#platform/database/content-version.server.ts";
import { damageInASentence } from "#platform/database/database-error.server.ts";
import { openFileStore } from "#platform/files/open-file-store.server.ts";
import { keepFailures } from "#platform/jobs/job-failures.db.server.ts";
import { type Job, type RunningJobs, startJobs } from "#platform/jobs/run-jobs.server.ts";
import { forgetSenders, longestWaitSeconds } from "#platform/limits/rate-limit.db.server.ts";
import { tellWhenAsked } from "#platform/monitor/metrics-of-all.server.ts";
import { RequestMeter } from "#platform/monitor/request-meter.server.ts";
import { tryWritesJob } from "#platform/monitor/try-writes.server.ts";
import { WriteWatch } from "#platform/monitor/write-watch.server.ts";
import { papersErased } from "#platform/papers/erase-papers.db.server.ts";
import { dropKeptPapers } from "#platform/papers/kept-papers.server.ts";
import type { Services } from "#platform/services.server.ts";
import { LiveFacts, liveConfig } from "#platform/settings/live-facts.server.ts";
import { PageCache } from "#platform/web/cache/page-cache.server.ts";
import { clientAddress, trustedProxyTest } from "#platform/web/client-address.server.ts";
import { importPicturesJob } from "#product-import/pictures/fetch-pictures.server.ts";
import { promisedDaysJob } from "#promise/follow-days-job.server.ts";
import { ringJobName, ringJobs } from "#push/sending/ring-jobs.server.ts";
import { eraseRecipientsJob } from "#recipients/erase-recipients.db.server.ts";
import { eraseReturnsJob } from "#returns/erase-returns.db.server.ts";
import { reviewInvitesJob } from "#reviews/inviting/send-invites.server.ts";
import { settlementsJob } from "#settlements/settlements-job.server.ts";
import { forgetOldInvitations } from "#staff/inviting/invitation.db.server.ts";
import { bookSalesJob } from "#stall/books/book-sales.server.ts";
import { shopInLanguage } from "#translations/shop-in-language.server.ts";
import { VisitCounter, type VisitCounterOptions } from "#visits/visit-counter.server.ts";
import { visitJobs, writeVisits } from "#visits/visit-jobs.server.ts";
import { webhookJobs, webhooksJobName } from "#webhooks/delivering/webhook-jobs.server.ts";
import { alsoOnWhatsapp } from "#whatsapp/also-on-whatsapp.server.ts";
import { whatsappJobName, whatsappJobs } from "#whatsapp/sending/send-messages.server.ts";
import { demoShopJobs, seedWhenEmpty } from "./demo-shop.server.ts";
import { erasers } from "./erasers.server.ts";
import { openGround } from "./make-shop.server.ts";
import { publicPageKey } from "./routes/public-pages.ts";
import { pathsInSitemap, policyAt, stepAt } from "./routes/route-patterns.server.ts";

/**
 * Jobs wait so long at the start: on the embedded database they stand in the same queue as the first
 * visitors.
 */
const settlingMs = 500;

const pageCacheBytes = 96 * 1024 * 1024;

export interface OpenShop {
  services: Services;
  firstAdmin: FirstAdmin;
  close(): Promise<void>;
}

/**
 * Opens everything the shop stands on: data folder, database (migrated, seeded when empty), files, mail, page
 * cache. Throws ConfigError, whose message is a sentence for the owner, when something of it can't be opened.
 */
export const openShop = (given: Config, root: string): Promise<OpenShop> =>
  openAll(given, root).catch((error: unknown) => {
    throw damageInASentence(error);
  });

async function openAll(given: Config, root: string): Promise<OpenShop> {
  const { log, database, secret } = await openGround(given, root);
  const facts = new LiveFacts(database.db, given.shop, shopInLanguage);
  const config = liveConfig(given, facts);
  const files = await openFileStore(config);
  const pages = pagesOf(database.db, facts, config.cdn.sharing);
  if (config.mail.reachesNobody)
    log.warn("no mails are sent: a public shop needs SMTP_URL, else they become files in DATA_DIR/outbox");
  // Mails that wait since before the start leave at once, with the sender that the owner has set.
  await facts.follow(await contentVersion(database.db));
  const mail = startMailDelivery({ db: database.db, config, log });
  let jobs: RunningJobs | undefined;
  const visits = new VisitCounter({ stepAt, ...senders(config), now: () => new Date() });
  const services: Services = {
    config,
    database,
    db: database.db,
    files,
    log,
    pages,
    sitemapPaths: pathsInSitemap,
    secret,
    now: () => new Date(),
    sendMailSoon: () => mail.kick(),
    runJobSoon: (name) => jobs?.runSoon(name),
    requests: new RequestMeter(),
    visits,
    jobs: () => jobs?.states() ?? [],
    life: { isReady: true },
    writes: new WriteWatch(),
    erasers,
    making: ordersMaking(() => config),
    makersPay,
    whatsapp: alsoOnWhatsapp(config),
  };
  await seedWhenEmpty(services, root);
  const shopName = config.shop.name;
  const firstAdmin = await makeFirstAdmin(database.db, {
    ...config.admin,
    demo: config.seed !== "empty",
    shopName,
  });
  const stopWatching = await watchContent(services);
  jobs = startJobs([...jobsOf(services, root), ...visitJobs({ ...services, visits })], log, {
    heard: keepFailures(database.db),
    firstAfterMs: settlingMs,
  });
  tellWhenAsked(() => readMetrics(services));
  const stopDropping = await database.listen(papersErased, dropKeptPapers);
  const stopHearing = await database.listen("webhooks_due", () => jobs?.runSoon(webhooksJobName));
  const stopRinging = await database.listen("push_due", () => jobs?.runSoon(ringJobName));
  const stopWhatsapp = await database.listen("whatsapp_due", () => jobs?.runSoon(whatsappJobName));
  return {
    services,
    firstAdmin,
    async close() {
      await stopRinging();
      await stopHearing();
      await stopWhatsapp();
      await stopDropping();
      await stopWatching();
      await jobs?.stop();
      await mail.stop();
      await writeVisits({ db: database.db, visits }).catch((error: Error) =>
        log.warn({ kind: error.name }, "visits were lost"),
      );
      await database.close();
    },
  };
}

/** Whose address counts as a visitor's, and which referring pages are the shop's own. */
function senders({ origin, trustedProxies }: Config): Pick<VisitCounterOptions, "clientAddress" | "ownHost"> {
  const isTrusted = trustedProxyTest(trustedProxies);
  return {
    clientAddress: (peer, forwarded) => clientAddress(peer, forwarded, isTrusted),
    ownHost: new URL(origin).host,
  };
}

/** The cached pages; a change of the content is a change of the shop's facts too. */
const pagesOf = (db: Services["db"], facts: LiveFacts, sharing: Sharing | undefined): PageCache =>
  new PageCache({
    maxBytes: pageCacheBytes,
    keyOf: (url) => publicPageKey(url, policyAt),
    contentVersion: async () => {
      const version = await contentVersion(db);
      await facts.follow(version);
      return version;
    },
    now: Date.now,
    sharing,
  });

/** Notices other writers' changes: at once by NOTIFY, and within a second where notifications get lost. */
async function watchContent({ database, pages, log, runJobSoon }: Services): Promise<() => Promise<void>> {
  const look = () =>
    pages.refresh().catch((error: Error) => log.warn({ kind: error.name }, "content version unread"));
  await look();
  const unlisten = await database.listen("content_changed", () => {
    void look();
    runJobSoon(purgesJobName);
  });
  const poll = setInterval(look, 1000);
  return async () => {
    clearInterval(poll);
    await unlisten();
  };
}

/** Everything that is done without anybody asking. */
const jobsOf = (services: Services, root: string): Job[] => [
  tryWritesJob(services),
  ...paymentJobs(services),
  settlementsJob(services),
  ...bookingJobs(services),
  borneOutJob(services),
  newOrdersJob(services),
  lowStockJob(services),
  cashOrdersJob(services),
  expireOffersJob(services),
  forgetRefusalsJob(services),
  eraseOrdersJob(services),
  eraseReturnsJob(services),
  eraseRecipientsJob(services),
  keyPersonsJob(services),
  stockAlertsJob(services),
  reviewInvitesJob(services),
  consignmentJob(services),
  bookSalesJob(services),
  makerStatementsJob(services),
  newslettersJob(services),
  forgetEnquiriesJob(services),
  forgetMailJob(services),
  sweepJob(services),
  sweepAccountsJob(services, forgetOldInvitations),
  forgetSendersJob(services),
  ...backupJobs(services),
  forgetWordsJob(services),
  turnPricesJob(services),
  promisedDaysJob(services),
  importPicturesJob(services),
  foreignPicturesJob(services, {
    product: withCertificates(withOrderLines(productPictureHolder)),
    post: postPictureHolder,
    artisan: artisanPictureHolder,
  }),
  ...webhookJobs(services),
  ...ringJobs(services),
  ...whatsappJobs(services),
  ...purgeJobs(services),
  alertsJob(services),
  ...demoShopJobs(services, root),
];

/** Rate limits need an address for minutes only. */
const forgetSendersJob = ({ db, now }: Services): Job => ({
  name: "old-senders",
  everySeconds: longestWaitSeconds,
  run: () => forgetSenders(db, now()),
});
