import { sql } from "kysely";
import { afterEach, beforeEach } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { deliverTo } from "#webhooks/delivering/deliver.server.ts";
import { addEndpoint } from "#webhooks/endpoints/change-endpoint.server.ts";
import { latestDeliveries } from "#webhooks/endpoints/endpoints.db.server.ts";
import type { EventType } from "#webhooks/events/event-types.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { openReceiver, type Receiver } from "../webhook-receiver.ts";
import { shopOwner, type TestShop } from "./each-shop.ts";

/** The webhook of these tests. */
export const webhookId = "00000000-0000-7000-8000-000000000001";

/** A shop's webhook at a receiver of its own, anew for each test. */
export function webhookShop(shop: TestShop) {
  let receiver: Receiver;
  const listen = async (
    url = receiver.url,
    events: EventType[] = ["message.received"],
    given = webhookId,
  ) => {
    const made = await addEndpoint(shop, shopOwner(), { id: given, url, events });
    return made.kind === "made" ? made.secret : "";
  };
  const happen = (message = "m") =>
    inTransaction(shop.db, (trx) => noteEvent(trx, "message.received", { id: message }));
  const due = () =>
    shop.db.updateTable("webhook_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute();
  const deliveries = () => latestDeliveries(shop.db, webhookId, 100);
  const deliver = () => deliverTo(shop, webhookId, undefined, () => 0.5);

  beforeEach(async () => {
    receiver = await openReceiver();
  });
  afterEach(() => receiver.close());
  return {
    listen,
    happen,
    due,
    deliveries,
    deliver,
    /** The one of this test. */
    get receiver() {
      return receiver;
    },
  };
}
