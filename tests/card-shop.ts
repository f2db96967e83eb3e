import { createHmac, randomInt, randomUUID } from "node:crypto";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startSimulator } from "../dev/razorpay-simulator/simulator.ts";
import type { Simulator } from "../dev/simulator/listen.ts";
import { addOrder, linesForSale } from "./database/order-row.ts";
import { TestRows } from "./database/test-rows.ts";
import { freePort, type RunningShop, startShop } from "./running-shop.ts";
import { shopAdmin } from "./sign-in.ts";
import { steer as steerAt } from "./steer.ts";

export const appSecret = "the secret of a shop under test, long enough";
const { keyId, keySecret, webhookSecret: usualSecret } = parseConfig({}).razorpay;
const webhookSecret = usualSecret ?? "";

/** The simulator's steering wheel, and what it was asked. */
export function steering(simulator: { origin: string }) {
  const steer = (path: string, body?: object) => steerAt(simulator.origin, path, body);
  /** As the shop's owner would at the provider itself. */
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(`${simulator.origin}/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...{ Connection: "close", "Content-Type": "application/json" },
        Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  return {
    steer,
    ask,
    /** How much of a payment the provider has given back, in paise. */
    refunded: async (payment: string): Promise<number> =>
      (await (await ask(`payments/${payment}`)).json()).amount_refunded,
    pay: async (order_id: string, outcome = "success", more: object = {}): Promise<Paid> => {
      const { payment, signature } = await steer("pay", { order_id, outcome, method: "upi", ...more });
      return { razorpay_order_id: order_id, razorpay_payment_id: payment.id, razorpay_signature: signature };
    },
    mishap: (endpoint: string, next: object) => steer("scenario", { next: { endpoint, ...next } }),
    events: async (): Promise<SentEvent[]> => (await steer("log")).events,
    asked: async (endpoint: string): Promise<Asked[]> =>
      (await steer("log")).requests.filter((request: Asked) => request.endpoint === endpoint),
  };
}

export interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface Asked {
  endpoint: string;
  headers: Record<string, string>;
  body: string;
}

export interface SentEvent {
  id: string;
  event: string;
  body: string;
  deliveries: (number | string)[];
}

/** A simulator that outlives the shop whose webhooks it sends. */
export const openProvider = (shopPort: string | number): Promise<Simulator> =>
  startSimulator({
    port: 0,
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${shopPort}/webhooks/razorpay`,
    webhookRetryMs: 200,
  });

/** The settings of a shop that is paid at this simulator. */
export const shopSettings = (provider: Simulator): Record<string, string> => ({
  SEED: "empty",
  APP_SECRET: appSecret,
  RAZORPAY_API_BASE: provider.origin,
  // Nobody listens there: what is tried here books no parcels, and is started often.
  SHIPROCKET_API_BASE: "http://127.0.0.1:9",
  TRUSTED_PROXIES: "127.0.0.1",
  ...shopAdmin.settings,
});

/** Calls a payment function as the shop's own page does. */
export async function callFunction(
  origin: string,
  name: string,
  payload: object | string = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${origin}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      Origin: origin,
      Connection: "close",
      "Content-Type": "application/json",
      "X-Forwarded-For": newSender(),
      ...headers,
    },
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
  return { status: answer.status, body: await answer.json() };
}

const newSender = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const signWebhook = (body: string, secret = webhookSecret): string =>
  createHmac("sha256", secret).update(body).digest("hex");

export const sendWebhook = (origin: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/webhooks/razorpay`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "X-Razorpay-Signature": signWebhook(body),
      "x-razorpay-event-id": randomUUID(),
      ...headers,
    },
  });

/** An order as whoever placed it knows it. */
export interface CardOrder {
  id: string;
  number: string;
  /** What opens it: the token of its mail's link. */
  token: string;
}

/** Adds an unpaid card order of ₹1,000. */
export async function addCardOrder(
  { db }: OpenDatabase,
  items: Parameters<typeof addOrder>[1] = [{ quantity: 2 }],
  order: Parameters<typeof addOrder>[2] = {},
): Promise<CardOrder> {
  const number = `JC-${randomInt(1_000_000)}${randomInt(1_000_000)}`;
  const id = await addOrder(db, await linesForSale(db, items), {
    order_id_text: number,
    payment_method: "razorpay",
    payment_state: "awaiting",
    status: "awaiting_razorpay_payment",
    ...order,
  });
  return { id, number, token: orderLinkToken(number, appSecret) };
}

export interface CardShop extends ReturnType<typeof steering> {
  shop: RunningShop;
  database: OpenDatabase;
  rows: TestRows;
  close(): Promise<void>;
}

/**
 * A shop of a test's own on server PostgreSQL, with a simulator that the test steers and a look into its
 * database.
 */
export async function openCardShop(change: Record<string, string> = {}): Promise<CardShop> {
  // Only vitest knows its server; the long tests use the rest of this file without it.
  const { migratedDatabase, testServer } = await import("./database/each-database.ts");
  const url = await migratedDatabase();
  const port = String(await freePort());
  const provider = await openProvider(port);
  const settings = { ...shopSettings(provider), PORT: port, DATABASE_URL: url, ...change };
  const shop = await startShop(settings);
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  return {
    shop,
    database,
    rows: new TestRows(() => database.db),
    ...steering(provider),
    async close() {
      await database.close();
      await shop.discard();
      await provider.close();
      await (await testServer()).dropDatabase(url);
    },
  };
}
