import { type Fields, isFields } from "../simulator/fields.ts";
import { amountIn, currencyIn, notesIn, receiptIn, refuseOthers } from "./fields.ts";
import type { Provider } from "./provider.ts";
import { type CaptureRule, newId, type Order } from "./provider-state.ts";
import { badRequest, found } from "./refusal.ts";

const known = ["amount", "currency", "receipt", "notes", "payment", "partial_payment", "unique_receipt"];
const threeDays = 3 * 24 * 60 * 60;

/** POST /v1/orders. The checks stand in the order in which the provider makes them. */
export function createOrder(provider: Provider, fields: Fields): Order {
  const amount = amountIn(fields);
  const currency = currencyIn(fields);
  const receipt = receiptIn(fields);
  const first = receipt && [...provider.state.orders.values()].find((order) => order.receipt === receipt);
  if (first) {
    if (fields.unique_receipt === true) return first;
    throw badRequest("Order receipt should be unique.", "receipt");
  }
  const notes = notesIn(fields);
  refuseOthers(fields, known);
  const rule = captureRule(fields.payment, provider.capture);
  const order: Order = {
    id: newId("order"),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes,
    created_at: provider.now(),
  };
  provider.state.orders.set(order.id, order);
  provider.state.captureRules.set(order.id, rule);
  return order;
}

function captureRule(payment: unknown, usual: CaptureRule["capture"]): CaptureRule {
  const given = isFields(payment) ? payment : {};
  const options = isFields(given.capture_options) ? given.capture_options : {};
  return {
    capture: given.capture === "automatic" || given.capture === "manual" ? given.capture : usual,
    automaticSeconds: minutesIn(options, "automatic_expiry_period") ?? threeDays,
    manualSeconds: minutesIn(options, "manual_expiry_period") ?? threeDays,
  };
}

function minutesIn(options: Fields, name: string): number | undefined {
  const minutes = options[name];
  if (minutes === undefined) return undefined;
  if (typeof minutes !== "number" || !Number.isInteger(minutes) || minutes < 12)
    throw badRequest(`The ${name} must be at least 12.`, `payment.capture_options.${name}`);
  return minutes * 60;
}

/** GET /v1/orders/:id/payments, newest first. */
export function paymentsOfOrder({ state }: Provider, orderId: string) {
  found(state.orders, "order", orderId);
  const items = [...state.payments.values()].filter((payment) => payment.order_id === orderId).reverse();
  return { entity: "collection", count: items.length, items };
}
