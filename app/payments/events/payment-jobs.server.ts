import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { endStockHolds } from "../paying/stock-hold.server.ts";
import { paymentShop } from "../payment-shop.server.ts";
import { resumeRefunds } from "../refunds/refund-payment.server.ts";
import { reconcilePayments } from "../settling/reconcile.server.ts";
import { reconcilingJob } from "../settling/unreconciled.db.server.ts";
import { emptyOldEvents } from "./payment-event.db.server.ts";
import { processEvents } from "./process-events.server.ts";

/** Works on webhooks that came: asked for by each of them. */
export const paymentEventsJob = "payment-events";

/** A round that the provider did not answer has failed: who looks at the jobs is to see it. */
class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** What the payments need done without anybody asking. */
export function paymentJobs(services: Services): Job[] {
  const shop = paymentShop(services);
  return [
    { name: paymentEventsJob, everySeconds: 30, run: (isStopped) => processEvents(shop, isStopped) },
    {
      // First who paid, then whose time is over.
      name: reconcilingJob,
      everySeconds: 60,
      run: async (isStopped) => {
        const trouble = await reconcilePayments(shop, isStopped);
        await endStockHolds(shop, isStopped);
        if (trouble) throw new ProviderAway();
      },
    },
    { name: "old-payment-events", everySeconds: 24 * 3600, run: () => emptyOldEvents(shop.db) },
    { name: "refunds", everySeconds: 60, run: (isStopped) => resumeRefunds(shop, isStopped) },
  ];
}
