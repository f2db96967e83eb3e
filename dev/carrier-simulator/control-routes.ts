import * as z from "zod";
import { type LoggedRequest, type Mishap, mishapFields } from "../simulator/mishap.ts";
import { type WebhookSender, webhookModes } from "../simulator/webhook-sender.ts";
import { type Asked, wishIn } from "../simulator/wire.ts";
import type { Carrier, CarrierOrder } from "./carrier-state.ts";
import { freightOf } from "./couriers.ts";
import { passTime, tell } from "./journey.ts";
import { refuse } from "./refusal.ts";
import { isStatusName } from "./statuses.ts";

export interface Control {
  carrier: Carrier;
  mishaps: Mishap[];
  sender: WebhookSender;
  log: LoggedRequest[];
  reset(): void;
}

const scenarioWish = z.object({
  /** `endpoint` is 'POST orders/create/adhoc', 'GET courier/track/awb/:awb', …; '*' is every one. */
  next: z.object(mishapFields).optional(),
  /** PIN codes, or their beginnings, where no courier goes from now on. */
  unserviceable: z.array(z.string().regex(/^\d{1,6}$/)).optional(),
});

/** What a courier says of a parcel, in this order; the parcel is named by the shop's number or its AWB. */
const eventsWish = z.object({
  parcel: z.string(),
  tell: z.array(z.string().refine(isStatusName)).default([]),
  words: z.string().optional(),
  place: z.string().optional(),
  /** Unix seconds of the first; each further one is a minute later. */
  at: z.int().optional(),
  /** Kilograms, as the courier measured: the parcel then costs more. */
  charged_weight: z.number().positive().optional(),
});

const webhookWish = z.object({ mode: z.enum(webhookModes).optional(), delay_ms: z.number().optional() });
const flushWish = z.object({ order: z.array(z.string()).optional(), repeat: z.int().default(1) });
const clockWish = z.object({ advance_s: z.number() });

const wish = <T>(schema: z.ZodType<T>, asked: Asked): T => wishIn(schema, asked, refuse);

const routes: Record<string, (control: Control, asked: Asked) => unknown> = {
  "POST /sim/scenario": ({ carrier, mishaps }, asked) => {
    const { next, unserviceable } = wish(scenarioWish, asked);
    if (next) mishaps.push(next);
    if (unserviceable) carrier.state.unserviceable = unserviceable;
    return { waiting: mishaps, unserviceable: carrier.state.unserviceable };
  },
  "POST /sim/events": ({ carrier }, asked) => tellAll(carrier, wish(eventsWish, asked)),
  "GET /sim/events": ({ sender }) => ({ events: sender.events }),
  "GET /sim/orders": ({ carrier }) => ({ orders: [...carrier.state.orders.values()] }),
  "POST /sim/webhooks": ({ sender }, asked) => {
    const { mode, delay_ms } = wish(webhookWish, asked);
    sender.mode = mode ?? sender.mode;
    sender.delayMs = delay_ms ?? sender.delayMs;
    return { mode: sender.mode, delay_ms: sender.delayMs };
  },
  "POST /sim/webhooks/flush": async ({ sender }, asked) => {
    const { order, repeat } = wish(flushWish, asked);
    return { sent: await sender.flush(order, repeat) };
  },
  "POST /sim/clock": ({ carrier }, asked) => {
    carrier.state.aheadSeconds += wish(clockWish, asked).advance_s;
    passTime(carrier);
    return { now: carrier.now() };
  },
  "GET /sim/log": ({ log, sender }) => ({ requests: log, events: sender.events }),
  "POST /sim/reset": (control) => {
    control.reset();
    return {};
  },
};

export function askControl(control: Control, asked: Asked): unknown {
  const act = routes[`${asked.method} ${asked.path}`];
  if (!act) throw refuse(404, "The route could not be found.");
  return act(control, asked);
}

function tellAll(carrier: Carrier, wished: z.infer<typeof eventsWish>): CarrierOrder {
  const { parcel, words, place, charged_weight } = wished;
  const order = [...carrier.state.orders.values()].findLast(
    ({ number, awb }) => number === parcel || awb === parcel,
  );
  if (!order) throw refuse(404, "There is no such parcel.");
  if (charged_weight !== undefined) {
    order.chargedWeight = charged_weight;
    if (order.courierId !== null) order.freight = freightOf(order.courierId, charged_weight);
  }
  const first = wished.at ?? carrier.now();
  for (const [index, status] of wished.tell.entries())
    if (isStatusName(status)) tell(carrier, order, { status, words, place, at: first + index * 60 });
  return order;
}
