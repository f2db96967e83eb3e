import { createHmac } from "node:crypto";
import type { EventName, EventPayload } from "./provider.ts";

/**
 * An event as it goes over the wire, written once: slashes and everything beyond ASCII escaped, as the
 * provider writes them, so that a receiver who parses and re-serialises finds another signature.
 */
export function webhookBody(event: EventName, payload: EventPayload, now: number): string {
  const entities = Object.entries(payload).filter(([, entity]) => entity !== undefined);
  const text = JSON.stringify({
    entity: "event",
    account_id: "acc_JholaSimulator",
    event,
    contains: entities.map(([name]) => name),
    payload: Object.fromEntries(entities.map(([name, entity]) => [name, { entity }])),
    created_at: now,
  });
  return text
    .replaceAll("/", "\\/")
    .replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export const webhookSignature = (body: string, secret: string): string =>
  createHmac("sha256", secret).update(body).digest("hex");
