import { z } from "zod";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { soundJson } from "#values/text/sound-text.ts";
import { endStockHolds } from "../paying/stock-hold.server.ts";
import { type PaymentShop, paymentShop } from "../payment-shop.server.ts";
import { isFinalTrouble, type ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { resumeRefunds } from "../refunds/refund-payment.server.ts";
import { settleProviderRefund } from "../refunds/settle-refund.server.ts";
import { reconcilePayments } from "../settling/reconcile.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import { reconcilingJob } from "../settling/unreconciled.db.server.ts";
import {
  claimEvents,
  type DueEvent,
  emptyOldEvents,
  finishEvent,
  putOffEvent,
} from "./payment-event.db.server.ts";

/** Works on webhooks that came: each of them starts it. */
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

const longestName = 100;

const named = z.object({ entity: z.object({ id: z.string() }) });

/**
 * Only names are read from an event: what happened is looked up at the provider, so old and shuffled ones do
 * no harm.
 */
const eventBody = z.object({
  event: z.string().transform((name) => name.slice(0, longestName)),
  payload: z.object({ payment: named.optional(), refund: named.optional() }).default({}),
});

const batch = 10;

/** The kind of an event's body, or undefined when it is no event. */
export function eventName(body: string): string | undefined {
  const parsed = eventBody.safeParse(soundJson(body));
  return parsed.success ? parsed.data.event : undefined;
}

/**
 * Works on every event that waits: those just come, and those that a stop or a silent provider left behind.
 */
export async function processEvents(shop: PaymentShop, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const events = await claimEvents(shop.db, batch);
    for (const event of events) await processEvent(shop, event);
    if (events.length < batch) return;
  }
}

async function processEvent(shop: PaymentShop, event: DueEvent): Promise<void> {
  try {
    const trouble = await actOn(shop, event.body);
    if (!trouble) await finishEvent(shop.db, event.id);
    else if (isFinalTrouble(trouble)) await finishEvent(shop.db, event.id, trouble.message);
    else await putOffEvent(shop.db, event, trouble.message);
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    shop.log.error({ event: event.id, kind }, "a payment event could not be worked on");
    await putOffEvent(shop.db, event, kind);
  }
}

async function actOn(shop: PaymentShop, body: string): Promise<ProviderTrouble | undefined> {
  const parsed = eventBody.safeParse(soundJson(body));
  if (!parsed.success) return undefined;
  const { payment, refund } = parsed.data.payload;
  if (refund) return settleProviderRefund(shop, refund.entity.id);
  if (!payment) return undefined;
  const settled = await settlePayment(shop, payment.entity.id);
  return settled.kind === "trouble" ? settled.trouble : undefined;
}
