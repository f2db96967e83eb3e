import { paymentShop } from "#payments/payment-shop.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { startSimulator } from "../../dev/razorpay-simulator/simulator.ts";
import { addOrder, linesForSale } from "./order-row.ts";

const config = parseConfig({});

export interface SimulatedPayment {
  payment: { id: string; status: string; amount: number };
  signature: string;
}

/** A shop's payments in a test: its own simulator, a database, and a clock that the test sets. */
export async function openCardShop(database: () => OpenDatabase, now: () => Date = () => new Date()) {
  const { keyId, keySecret, webhookSecret = "" } = config.razorpay;
  const simulator = await startSimulator({ port: 0, keyId, keySecret, webhookSecret });
  const razorpay = { ...config.razorpay, apiBase: simulator.origin };
  const shop = () =>
    paymentShop({
      db: database().db,
      config: { ...config, razorpay },
      log: openLog("silent"),
      secret: "a secret of this test, long enough",
      now,
      sendMailSoon: () => undefined,
    });
  const steer = async (path: string, body?: unknown) => {
    const answer = await fetch(`${simulator.origin}/sim/${path}`, {
      method: body === undefined ? "GET" : "POST",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    shop,
    steer,
    close: simulator.close,
    pay: async (order_id: string, outcome = "success", more: object = {}): Promise<SimulatedPayment> =>
      steer("pay", { order_id, outcome, method: "upi", ...more }),
    /** How often the shop asked the provider this. */
    asked: async (endpoint: string): Promise<number> => {
      const { requests }: { requests: { endpoint: string }[] } = await steer("log");
      return requests.filter((request) => request.endpoint === endpoint).length;
    },
  };
}

export type CardShop = Awaited<ReturnType<typeof openCardShop>>;

/** Adds an unpaid card order of ₹1,000 and answers its id. */
export const addCardOrder = async (
  { db }: Pick<OpenDatabase, "db">,
  items: Parameters<typeof addOrder>[1] = [{ quantity: 2 }],
  order: Parameters<typeof addOrder>[2] = {},
): Promise<string> =>
  addOrder(db, await linesForSale(db, items), {
    payment_method: "razorpay",
    payment_state: "awaiting",
    status: "awaiting_razorpay_payment",
    ...order,
  });

/** Empties everything that payments write. */
export async function clearPayments({ db }: Pick<OpenDatabase, "db">): Promise<void> {
  const tables = [
    "credit_notes",
    "invoices",
    "payment_refunds",
    "payments",
    "payment_orders",
    "payment_events",
    "mail_outbox",
    "orders",
    "products",
    "audit_log",
  ] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}
