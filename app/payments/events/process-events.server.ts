import { z } from "zod";
import { soundJson } from "#values/text/sound-text.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { settleProviderRefund } from "../refunds/settle-refund.server.ts";
import { settlePayment } from "../settling/settle-payment.server.ts";
import { claimEvents, type DueEvent, finishEvent, putOffEvent } from "./payment-event.db.server.ts";

const longestName = 100;

const named = z.object({ entity: z.object({ id: z.string() }) });

/**
 * Only names are read from an event: what happened is asked of the provider, so old and shuffled ones do no
 * harm.
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
    else if (trouble.kind === "refused") await finishEvent(shop.db, event.id, trouble.message);
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
