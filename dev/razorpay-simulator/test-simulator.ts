import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { afterEach } from "vitest";
import type { Attempt } from "./payments.ts";
import type { Order, Payment, Refund } from "./provider-state.ts";
import { startSimulator } from "./simulator.ts";

const keys = { keyId: "rzp_test_unit", keySecret: "key-secret" };
export const webhookSecret = "webhook-secret";
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface EntityFacts {
  entity: string;
  status: string;
  amount: number;
  error: { description: string };
}

/** What the provider answers with, whichever of its entities it is. */
type Told = "entity" | "status" | "amount";
type Entity = Omit<Order, Told> & Omit<Payment, Told> & Omit<Refund, Told> & EntityFacts;

/** A simulator for one test, and the shop's side of the conversation. */
export async function openSimulator(change: Partial<Parameters<typeof startSimulator>[0]> = {}) {
  const simulator = await startSimulator({ port: 0, ...keys, webhookSecret, ...change });
  closing.push(() => simulator.close());
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(simulator.origin + path, {
      method,
      headers: { authorization, "Content-Type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const entity: Entity = await answer.json();
    return { status: answer.status, body: entity, said: entity.error?.description };
  };
  const get = async (path: string) => (await ask("GET", path)).body;
  const order = async (amount = 50_000, more: Record<string, unknown> = {}) =>
    (await ask("POST", "/v1/orders", { amount, currency: "INR", ...more })).body;
  const pay = async (order_id: string, outcome = "success", more: Record<string, unknown> = {}) => {
    const answer = await fetch(`${simulator.origin}/sim/pay`, {
      method: "POST",
      body: JSON.stringify({ order_id, outcome, ...more }),
    });
    const attempt: Attempt & Pick<Entity, "error"> = await answer.json();
    return attempt;
  };
  const steer = async (path: string, body: unknown) => {
    const answer = await fetch(`${simulator.origin}/sim/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return { ...simulator, ask, get, order, pay, steer };
}

/** One webhook as it arrived. */
interface Arrived {
  id: string;
  event: string;
  body: string;
  isSigned: boolean;
  payload: { payment: { entity: Payment }; order?: { entity: Order }; refund?: { entity: Refund } };
}

/** Receives webhooks; `answers` are the statuses it gives, the last one for all that follow. */
export async function openReceiver(answers: number[] = [200]) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("utf8");
    const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
    const { event, payload } = JSON.parse(body);
    const id = String(request.headers["x-razorpay-event-id"]);
    arrived.push({
      id,
      event,
      body,
      isSigned: request.headers["x-razorpay-signature"] === signature,
      payload,
    });
    response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/webhooks/razorpay`, arrived };
}
