import * as z from "zod";
import type { Asked } from "../simulator/wire.ts";
import { isOfOldBooks, rememberListed } from "./earlier-payment.ts";
import type { Provider } from "./provider.ts";
import { fourteen, newId, type Payment, type Refund } from "./provider-state.ts";
import { badRequest, found } from "./refusal.ts";
import type { SettledItem, Settlement } from "./settlement.ts";

const adjustmentWish = z.object({
  /** Above zero: given to the shop; below: taken, as a lost dispute is. */
  amount: z.int(),
  payment_id: z.string().optional(),
});

/** The body of POST /sim/settle. */
export const settleWish = z.object({
  /** '2026-12-01', in India: the day on which it is settled. */
  day: z.iso.date(),
  /** Nothing is settled: what is listed is kept back until a later one. */
  hold: z.boolean().default(false),
  adjustment: z.union([z.int().transform((amount) => ({ amount })), adjustmentWish]).optional(),
  fee_percent: z.number().min(0).max(100).optional(),
  /** The bank refuses at first; it is processed when a day has passed. */
  late: z.boolean().default(false),
  /** So many payments of ₹1 each besides, that no shop knows: to fill pages. */
  fill: z.int().min(0).max(200_000).default(0),
});
type SettleWish = z.infer<typeof settleWish>;

/** What was captured and given back since the last settlement, sent to the bank in one sum. */
export function settle(provider: Provider, wish: SettleWish, before = Number.POSITIVE_INFINITY): Settlement {
  const { settledItems, settlements } = provider.state;
  const items = [
    ...paymentItems(provider, wish).filter(({ created_at }) => created_at < before),
    ...refundItems(provider).filter(({ created_at }) => created_at < before),
    ...adjustmentItems(provider, wish),
  ];
  for (const item of items) settledItems.set(keyOf(item), item);
  const at = noonOf(wish.day);
  const made: Settlement = {
    id: newId("setl"),
    entity: "settlement",
    amount: items.reduce((all, { credit, debit }) => all + credit - debit, 0),
    status: wish.late ? "failed" : "processed",
    fees: items.reduce((all, { fee }) => all + fee, 0),
    tax: items.reduce((all, { tax }) => all + tax, 0),
    utr: `UTR${fourteen().toUpperCase()}`,
    created_at: at,
  };
  for (const item of items) hold(item, made, wish.hold);
  if (wish.hold) return { ...made, status: "created", utr: null };
  settlements.set(made.id, made);
  provider.emit("settlement.processed", { settlement: { ...made, status: "processed" } });
  return made;
}

/** What was paid before the day before yesterday reached the bank yesterday, if anything was. */
function settleByItself(provider: Provider): void {
  if (!provider.settlesByItself) return;
  rememberListed(provider);
  const { state, now } = provider;
  const [day, before] = [dayAt(now() - daySeconds), midnightOf(dayAt(now() - 2 * daySeconds))];
  const isDue = ({ captured, created_at, id, ...payment }: Payment) =>
    captured && created_at < before && !isOfOldBooks(payment) && !isSettled(provider, "payment", id);
  if ([...state.payments.values()].some(isDue)) settle(provider, settleWish.parse({ day }), before);
}

/** Those that failed at the bank have reached it after a day. */
export function processLate({ state, now }: Provider): void {
  for (const settlement of state.settlements.values())
    if (settlement.status === "failed" && now() - settlement.created_at >= daySeconds)
      settlement.status = "processed";
}

function hold(item: SettledItem, { id, utr, created_at }: Settlement, isHeld: boolean): void {
  Object.assign(item, { on_hold: isHeld, settled: !isHeld, settled_at: created_at });
  Object.assign(item, { settlement_id: isHeld ? null : id, settlement_utr: isHeld ? null : utr });
}

const daySeconds = 24 * 3600;
const inIndia = 5.5 * 3600;
const dayAt = (seconds: number): string => new Date((seconds + inIndia) * 1000).toISOString().slice(0, 10);
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;
/** Noon in India. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`) / 1000;

const keyOf = ({ type, entity_id }: Pick<SettledItem, "type" | "entity_id">): string =>
  `${type} ${entity_id}`;

const isSettled = ({ state }: Provider, type: SettledItem["type"], entity_id: string): boolean =>
  state.settledItems.get(keyOf({ type, entity_id }))?.settled === true;

function paymentItems(provider: Provider, { fee_percent = 2, fill }: SettleWish): SettledItem[] {
  const captured = [...provider.state.payments.values()].filter(
    (payment) => payment.captured && !isOfOldBooks(payment) && !isSettled(provider, "payment", payment.id),
  );
  const others = Array.from({ length: fill }, () => ({ ...unknownPayment, id: newId("pay") }));
  return [...captured, ...others].map((payment) => paymentItem(provider, payment, fee_percent));
}

type Settled = Pick<Payment, "id" | "amount" | "order_id" | "method" | "created_at">;
const unknownPayment: Omit<Settled, "id"> = { amount: 100, order_id: "", method: "upi", created_at: 0 };

function paymentItem({ state }: Provider, payment: Settled, percent: number): SettledItem {
  const { id, amount, order_id, method, created_at } = payment;
  // The provider's fee is told with its GST of 18 %.
  const fee = Math.round((amount * percent) / 100);
  const tax = Math.round((fee * 18) / 118);
  return {
    ...bare,
    ...{ entity_id: id, type: "payment", credit: amount - fee, amount, fee, tax, created_at, method },
    payment_id: null,
    order_id: order_id || null,
    order_receipt: state.orders.get(order_id)?.receipt ?? null,
  };
}

function refundItems(provider: Provider): SettledItem[] {
  const { refunds, payments } = provider.state;
  const wasCaptured = ({ payment_id }: Refund) => payments.get(payment_id)?.captured === true;
  return [...refunds.values()]
    .filter((refund) => refund.status === "processed" && wasCaptured(refund))
    .filter(({ id }) => !isSettled(provider, "refund", id))
    .map(({ id, amount, payment_id, created_at }) => ({
      ...bare,
      ...{ entity_id: id, type: "refund", debit: amount, amount, payment_id, created_at },
      order_id: payments.get(payment_id)?.order_id ?? null,
    }));
}

function adjustmentItems(provider: Provider, { adjustment }: SettleWish): SettledItem[] {
  if (!adjustment) return [];
  const { amount } = adjustment;
  const payment_id = "payment_id" in adjustment ? (adjustment.payment_id ?? null) : null;
  return [
    {
      ...bare,
      ...{ entity_id: newId("adj"), type: "adjustment", amount: Math.abs(amount), payment_id },
      ...{ credit: Math.max(0, amount), debit: Math.max(0, -amount), created_at: provider.now() },
      dispute_id: payment_id === null ? null : newId("disp"),
    },
  ];
}

const bare = {
  ...{ debit: 0, credit: 0, currency: "INR", fee: 0, tax: 0, on_hold: false, settled: false },
  ...{ settled_at: null, settlement_id: null, settlement_utr: null, payment_id: null, order_id: null },
  ...{ order_receipt: null, method: null, dispute_id: null },
};

/** GET /v1/settlements/recon/combined?year&month&day&count&skip: a day's lines, settled or held. */
export function reconciliation(provider: Provider, { query }: Asked) {
  settleByItself(provider);
  const { state } = provider;
  const [year, month, day] = ["year", "month", "day"].map((name) => Number(query.get(name) ?? Number.NaN));
  if (!year || !month) throw badRequest("The year field is required.", "year");
  const first = Date.UTC(year, month - 1, day || 1) / 1000 - 5.5 * 3600;
  const last = (day ? first + daySeconds : Date.UTC(year, month, 1) / 1000 - 5.5 * 3600) - 1;
  const items = [...state.settledItems.values()].filter(
    ({ settled_at: at }) => at !== null && at >= first && at <= last,
  );
  return listed(items, query);
}

/** GET /v1/settlements, newest first. */
export const listSettlements = ({ state }: Provider, { query }: Asked) =>
  listed([...state.settlements.values()].reverse(), query);

export function settlementById(provider: Provider, id: string): Settlement {
  processLate(provider);
  return found(provider.state.settlements, "setl", id);
}

function listed<T>(all: readonly T[], query: URLSearchParams) {
  const count = Number(query.get("count") ?? 10);
  const skip = Number(query.get("skip") ?? 0);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw badRequest("The count must be between 1 and 1000.", "count");
  const items = all.slice(skip, skip + count);
  return { entity: "collection", count: items.length, items };
}
