import * as z from "zod";
import type { LoggedRequest } from "../simulator/mishap.ts";
import { unchanged, type WebhookSender, webhookModes } from "../simulator/webhook-sender.ts";
import { type Asked, wishIn } from "../simulator/wire.ts";
import { paymentWish } from "./new-payment.ts";
import { attempt, passTime } from "./payments.ts";
import type { Provider } from "./provider.ts";
import { badRequest, found, refuse, unknownRoute } from "./refusal.ts";
import { type PaymentMishap, scenarioWish } from "./scenario.ts";
import { settle, settleWish } from "./settlements.ts";
import { spoiled, spoils } from "./spoil.ts";
import { upiCode } from "./upi-code.ts";

export interface Control {
  provider: Provider;
  keyId: string;
  mishaps: PaymentMishap[];
  sender: WebhookSender;
  log: LoggedRequest[];
  reset(): void;
}

const webhookWish = z.object({
  mode: z.enum(webhookModes).optional(),
  delay_ms: z.number().optional(),
  /** What is wrong with the events from now on; null: nothing. */
  spoil: z.enum(spoils).nullish(),
});
const flushWish = z.object({ order: z.array(z.string()).optional(), repeat: z.int().default(1) });
const clockWish = z.object({ advance_s: z.number() });
const refundWish = z.object({ fail_next: z.int() });

const routes: Record<string, (control: Control, asked: Asked) => unknown> = {
  "POST /sim/pay": ({ provider }, asked) => attempt(provider, wish(paymentWish, asked)),
  "GET /sim/checkout": (control, asked) => checkoutFacts(control, asked.query),
  "POST /sim/scenario": ({ mishaps }, asked) => {
    mishaps.push(wish(scenarioWish, asked).next);
    return { waiting: mishaps };
  },
  "POST /sim/webhooks": ({ sender }, asked) => {
    const { mode, delay_ms, spoil } = wish(webhookWish, asked);
    if (spoil === null) sender.change = unchanged;
    else if (spoil) sender.change = (body) => JSON.stringify(spoiled(spoil, JSON.parse(body)));
    sender.mode = mode ?? sender.mode;
    sender.delayMs = delay_ms ?? sender.delayMs;
    return { mode: sender.mode, delay_ms: sender.delayMs };
  },
  "POST /sim/webhooks/flush": async ({ sender }, asked) => {
    const { order, repeat } = wish(flushWish, asked);
    return { sent: await sender.flush(order, repeat) };
  },
  "POST /sim/refunds": ({ provider }, asked) => {
    provider.failingRefunds = wish(refundWish, asked).fail_next;
    return { fail_next: provider.failingRefunds };
  },
  "POST /sim/settle": ({ provider }, asked) => settle(provider, wish(settleWish, asked)),
  "POST /sim/clock": ({ provider }, asked) => {
    provider.state.aheadSeconds += wish(clockWish, asked).advance_s;
    passTime(provider);
    return { now: provider.now() };
  },
  "GET /sim/log": ({ log, sender }) => ({ requests: log, events: sender.events }),
  "POST /sim/reset": (control) => {
    control.reset();
    return {};
  },
};

export function askControl(control: Control, asked: Asked): unknown {
  const act = routes[`${asked.method} ${asked.path}`];
  if (!act) throw unknownRoute();
  return act(control, asked);
}

const wish = <T>(schema: z.ZodType<T>, asked: Asked): T => wishIn(schema, asked, refuse);

/** What the payment window shows; it knows an order only together with the key it was made with. */
function checkoutFacts({ provider, keyId }: Control, query: URLSearchParams) {
  if (query.get("key") !== keyId) throw badRequest("The id provided does not exist", "id");
  const { amount, currency, status } = found(provider.state.orders, "order", query.get("order_id") ?? "");
  return { amount, currency, status, code: upiCode(amount, query.get("order_id") ?? "") };
}
