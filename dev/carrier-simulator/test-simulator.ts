import { createServer } from "node:http";
import { afterEach } from "vitest";
import type { CarrierOrder } from "./carrier-state.ts";
import { type CarrierOptions, startCarrier } from "./simulator.ts";

export const account = { email: "shop@carrier.example", password: "a password", webhookToken: "a token" };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What a shop tells of a parcel to be sent to Patna. */
export const parcelOf = (order_id: string, more: object = {}) => ({
  order_id,
  order_date: "2026-11-20 10:00",
  pickup_location: "Primary",
  billing_customer_name: "Asha Devi",
  billing_address: "House 12, Boring Road",
  billing_city: "Patna",
  billing_pincode: "800001",
  billing_state: "Bihar",
  billing_country: "India",
  billing_email: "parcels@shop.example",
  billing_phone: "9876543210",
  shipping_is_billing: true,
  order_items: [{ name: "Lotus Tote", sku: "lotus-tote", units: 2, selling_price: 500 }],
  payment_method: "Prepaid",
  sub_total: 1000,
  length: 30,
  breadth: 20,
  height: 10,
  weight: 0.8,
  ...more,
});

/** A simulator for one test, and a shop's side of the conversation, signed in. */
export async function openCarrier(change: Partial<CarrierOptions> = {}) {
  const simulator = await startCarrier({ port: 0, ...account, ...change });
  closing.push(() => simulator.close());
  const send = async (method: string, path: string, body?: unknown, headers: HeadersInit = {}) => {
    const answer = await fetch(simulator.origin + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { token } = (await send("POST", "/auth/login", account)).body;
  const ask = (method: string, path: string, body?: unknown) =>
    send(method, path, body, { authorization: `Bearer ${token}` });
  const steer = async (path: string, body: unknown) => (await send("POST", `/sim/${path}`, body)).body;
  const orders = async (): Promise<CarrierOrder[]> =>
    (await (await fetch(`${simulator.origin}/sim/orders`)).json()).orders;
  /** A parcel whose pickup is asked for. */
  const book = async (number: string, more: object = {}) => {
    const { shipment_id, order_id } = (await ask("POST", "/orders/create/adhoc", parcelOf(number, more)))
      .body;
    const { response } = (await ask("POST", "/courier/assign/awb", { shipment_id, courier_id: 43 })).body;
    await ask("POST", "/courier/generate/pickup", { shipment_id: [shipment_id] });
    return { shipmentId: shipment_id, orderId: order_id, awb: String(response.data.awb_code) };
  };
  return { ...simulator, send, ask, steer, orders, book };
}

/** Receives the simulator's events. */
export async function openShop() {
  const arrived: { key: unknown; body: { awb: string; current_status: string } }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({ key: request.headers["x-api-key"], body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/webhooks/carrier`, arrived };
}
