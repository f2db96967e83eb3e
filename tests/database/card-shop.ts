import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { cancelByBuyer } from "#orders/fulfilment/cancel-by-buyer.server.ts";
import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { beginPayment } from "#payments/paying/begin-payment.server.ts";
import type { Begun } from "#payments/paying/live-order.server.ts";
import { type RazorpayClient, razorpayClient } from "#payments/provider/razorpay-client.server.ts";
import { refundPayment, resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { settlePayment } from "#payments/settling/settle-payment.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { paise } from "#values/money/money.ts";
import { startSimulator } from "../../dev/razorpay-simulator/simulator.ts";
import type { Simulator } from "../../dev/simulator/listen.ts";
import { steer } from "../steer.ts";
import { eachOwnShop, type Given, shopOwner, TestShop } from "./each-shop.ts";
import { addOrder, linesForSale, unpaidByCard } from "./order-row.ts";

export interface SimulatedPayment {
  payment: { id: string; status: string; amount: number };
  signature: string;
}

/** A shop that is paid at a simulator of its own, which the test steers. */
export class CardShop extends TestShop {
  declare razorpay: RazorpayClient;
  declare provider: Simulator;
  /** Does the provider say that its payments come from abroad? */
  isFromAbroad = false;

  async open(): Promise<void> {
    const { keyId, keySecret, webhookSecret = "" } = this.config.razorpay;
    this.provider = await startSimulator({ port: 0, clock: this.now, keyId, keySecret, webhookSecret });
    this.razorpay = razorpayClient({ keyId, keySecret, apiBase: this.provider.origin });
  }

  readonly steer = (path: string, body?: unknown) => steer(this.provider.origin, path, body);
  /** What happens to the next request for this. */
  readonly mishap = (endpoint: string, next: object) =>
    this.steer("scenario", { next: { endpoint, ...next } });
  readonly pay = (order_id: string, outcome = "success", more: object = {}): Promise<SimulatedPayment> =>
    this.steer("pay", { order_id, outcome, method: "upi", international: this.isFromAbroad, ...more });
  /** How often the shop asked the provider this. */
  readonly asked = async (endpoint: string): Promise<number> => {
    const { requests }: { requests: { endpoint: string }[] } = await this.steer("log");
    return requests.filter((request) => request.endpoint === endpoint).length;
  };

  readonly orderOf = (id: string) => this.row("orders", id);
  readonly facts = async (id: string): Promise<OrderPayment> => {
    const found = await findOrderPayment(this.db, id);
    if (!found) throw new Error("no such order");
    return found;
  };
  readonly begin = async (id: string): Promise<Begun> => beginPayment(this, await this.facts(id));
  /** The order at the provider that the shop's order is paid by. */
  readonly begun = async (id: string): Promise<string> => {
    const answer = await this.begin(id);
    if (!answer.ok) throw new Error(answer.error);
    return answer.id;
  };
  /** Its buyer, who has no account, cancels it. */
  readonly cancel = async (id: string) => {
    const { order_id_text: orderNumber } = await this.orderOf(id);
    const whose = { orderNumber, userId: null, reason: null };
    return this.inTransaction((trx) => cancelByBuyer(trx, this, whose));
  };
  readonly settle = (paymentId: string) => settlePayment(this, paymentId);
  /** A payment that the provider has, and of which the shop does not know; answers its id. */
  readonly paid = async (id: string, outcome?: string, more?: object): Promise<string> =>
    (await this.pay(await this.begun(id), outcome, more)).payment.id;
  /** Gives so many paise of an order back, as its owner does. */
  readonly refund = (orderId: string, amount: number, key: string = randomUUID(), more: object = {}) => {
    const by = { actor: shopOwner({ id: "admin-1" }), idempotencyKey: key };
    return refundPayment(this, { orderId, amountPaise: paise(amount), ...by, ...more });
  };
  /** The job that asks for refunds again, once all are due; `told` is what the ledger says by then. */
  readonly resumeRefunds = async (told: { attempts?: number } = {}): Promise<void> => {
    await this.set("payment_refunds", {}, { ...told, next_attempt_at: new Date(0) });
    await resumeRefunds(this);
  };
  readonly history = async (id: string) =>
    (await this.rows("order_history", { order_id: id }, "created_at", "id")).map(
      ({ status, note }) => [status, note] as const,
    );
}

/** Runs a block of tests with a shop that cards are paid in; its provider forgets all before each. */
export function eachCardShop(name: string, given: Given<CardShop>, tests: (shop: CardShop) => void): void {
  const begin = async (shop: CardShop) => {
    // The provider has the time of now.
    shop.clock = new Date(given.at ?? Date.now());
    await shop.steer("reset", {});
    await given.begin?.(shop);
  };
  eachOwnShop(CardShop, name, { ...given, begin }, (shop) => {
    beforeAll(() => shop.open());
    afterAll(() => shop.provider.close());
    tests(shop);
  });
}

/** The same, and once more with payments from abroad, which are worked off as all others are. */
export function eachCardShopAndAbroad(...[name, given, tests]: Parameters<typeof eachCardShop>): void {
  eachCardShop(name, given, tests);
  eachCardShop(`${name}, from abroad`, { ...given, on: "embedded" }, (shop) => {
    beforeAll(() => {
      shop.isFromAbroad = true;
    });
    tests(shop);
  });
}

/** Adds an unpaid card order of ₹1,000 and answers its id. */
export const addCardOrder = async (
  { db }: Pick<OpenDatabase, "db">,
  items: Parameters<typeof addOrder>[1] = [{ quantity: 2 }],
  order: Parameters<typeof addOrder>[2] = {},
): Promise<string> => addOrder(db, await linesForSale(db, items), { ...unpaidByCard, ...order });
