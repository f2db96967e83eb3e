import { timingSafeEqual } from "node:crypto";
import { type Asked, fieldsOf } from "../simulator/wire.ts";
import { createOrder, paymentsOfOrder } from "./orders.ts";
import { captureByShop } from "./payments.ts";
import type { Provider } from "./provider.ts";
import { refundByShop, refundsOfPayment } from "./refunds.ts";
import { found, refuse, unauthorised, unknownRoute } from "./refusal.ts";
import { listSettlements, reconciliation, settlementById } from "./settlements.ts";

type Act = (provider: Provider, id: string, asked: Asked) => unknown;

/** The provider's addresses that a shop needs. */
const routes: Record<string, Act> = {
  "POST /v1/orders": (provider, _, asked) => createOrder(provider, fieldsOf(asked, refuse)),
  "GET /v1/orders/:id": ({ state }, id) => found(state.orders, "order", id),
  "GET /v1/orders/:id/payments": (provider, id) => paymentsOfOrder(provider, id),
  "GET /v1/payments": () => ({ entity: "collection", count: 0, items: [] }),
  "GET /v1/payments/:id": ({ state }, id) => found(state.payments, "pay", id),
  "POST /v1/payments/:id/capture": (provider, id, asked) =>
    captureByShop(provider, id, fieldsOf(asked, refuse)),
  "POST /v1/payments/:id/refund": (provider, id, asked) => {
    const key = asked.headers["x-refund-idempotency"];
    return refundByShop(provider, id, fieldsOf(asked, refuse), Array.isArray(key) ? key[0] : key);
  },
  "GET /v1/payments/:id/refunds": (provider, id) => refundsOfPayment(provider, id),
  "GET /v1/refunds/:id": ({ state }, id) => found(state.refunds, "rfnd", id),
  "GET /v1/settlements": (provider, _, asked) => listSettlements(provider, asked),
  "GET /v1/settlements/recon/combined": (provider, _, asked) => reconciliation(provider, asked),
  "GET /v1/settlements/:id": (provider, id) => settlementById(provider, id),
};

/** The route's name, as scenarios spell it: 'GET /v1/payments/:id'. */
export function endpointOf({ method, path }: Asked): string {
  return `${method} ${path.replace(/^(\/v1\/(?:orders|payments|refunds|settlements)\/)(?!recon\/)[^/]+/, "$1:id")}`;
}

export function askProvider(provider: Provider, asked: Asked): unknown {
  const act = routes[endpointOf(asked)];
  if (!act) throw unknownRoute();
  return act(provider, decodeURIComponent(asked.path.split("/")[3] ?? ""), asked);
}

/** Basic authentication with the exact key, as the provider wants it. */
export function authenticate(header: string | undefined, keyId: string, keySecret: string): void {
  const encode = (text: string) => Buffer.from(text).toString("base64");
  if (isSame(header ?? "", `Basic ${encode(`${keyId}:${keySecret}`)}`)) return;
  const given = Buffer.from(header?.match(/^Basic (.+)$/)?.[1] ?? "", "base64").toString("utf8");
  throw unauthorised(
    given.startsWith(`${keyId}:`) ? "The api secret provided is invalid" : "Authentication failed",
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
