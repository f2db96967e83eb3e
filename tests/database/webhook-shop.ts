import { sql } from "kysely";
import { afterEach, beforeEach } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type DeliveryShop, deliverTo } from "#webhooks/delivering/deliver.server.ts";
import { addEndpoint } from "#webhooks/endpoints/change-endpoint.server.ts";
import { latestDeliveries } from "#webhooks/endpoints/endpoints.db.server.ts";
import type { EventType } from "#webhooks/events/event-types.ts";
import { noteEvent } from "#webhooks/events/note-event.server.ts";
import { openReceiver, type Receiver } from "../webhook-receiver.ts";
import { shopOwner } from "./shop-owner.ts";

/** The webhook of these tests. */
export const webhookId = "00000000-0000-7000-8000-000000000001";

/** A shop with a webhook at a receiver of its own, anew for each test. */
export function webhookShop(database: () => OpenDatabase) {
  let receiver: Receiver;
  const shop = (): DeliveryShop & { runJobSoon(): void } => ({
    db: database().db,
    config: parseConfig({ WEBHOOKS_ALLOW_PRIVATE: "yes" }),
    now: () => new Date(),
    secret: "the shop's own secret, long enough",
    log: openLog("silent"),
    sendMailSoon: () => undefined,
    runJobSoon: () => undefined,
  });
  const listen = async (
    url = receiver.url,
    events: EventType[] = ["message.received"],
    given = webhookId,
  ) => {
    const made = await addEndpoint(shop(), shopOwner(), { id: given, url, events });
    return made.kind === "made" ? made.secret : "";
  };
  const happen = (message = "m") =>
    inTransaction(database().db, (trx) => noteEvent(trx, "message.received", { id: message }));
  const due = () =>
    database().db.updateTable("webhook_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute();
  const deliveries = () => latestDeliveries(database().db, webhookId, 100);
  const deliver = () => deliverTo(shop(), webhookId, undefined, () => 0.5);
  const count = async (table: "webhook_events" | "webhook_deliveries") =>
    (await database().db.selectFrom(table).select("id").execute()).length;

  beforeEach(async () => {
    receiver = await openReceiver();
    await database().db.deleteFrom("webhook_endpoints").execute();
    await database().db.deleteFrom("webhook_events").execute();
    await database().db.deleteFrom("mail_outbox").execute();
  });
  afterEach(() => receiver.close());
  return {
    shop,
    listen,
    happen,
    due,
    deliveries,
    deliver,
    count,
    /** The one of this test. */
    get receiver() {
      return receiver;
    },
  };
}
