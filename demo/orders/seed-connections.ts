import { sql } from "kysely";
import { seedId } from "../seed-id.ts";
import type { OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";

const hour = 60 * 60_000;

/** What its receiver answered, the latest first: a weekend's trouble among them. */
const answers = [
  { status: 204, answer: "" },
  { status: 204, answer: "" },
  { status: 503, answer: "Closed for maintenance, back on Monday" },
  { status: 204, answer: "" },
];

/**
 * A key and a webhook of the collective's book-keeping. Nobody has the key, and the webhook is paused: a demo
 * shop tells nobody anything.
 */
export async function seedConnections(
  trx: Trx,
  { now, secret, loader }: Pick<OrderSeedServices, "now" | "secret" | "loader">,
): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * hour);
  await trx
    .insertInto("api_keys")
    .values({
      ...{ id: seedId("key accounts"), name: "Accounts", key_hash: "nobody has it", ending: "m4Qd" },
      ...{ made_at: ago(60 * 24), made_by: manager.id, last_used_at: ago(3) },
    })
    .execute();
  const endpoint = seedId("webhook accounts");
  await trx
    .insertInto("webhook_endpoints")
    .values({
      ...{ id: endpoint, url: "https://accounts.example/jhola", state: "paused" },
      ...{ events: ["order.paid", "order.refunded", "offer.accepted"], version: 3 },
      ...{ secret: loader.seal(loader.newSecret(), secret), made_at: ago(60 * 24) },
    })
    .execute();
  await seedDeliveries(trx, endpoint);
}

/** Of the latest orders that were paid by card. */
async function seedDeliveries(trx: Trx, endpoint: string): Promise<void> {
  const paid = await trx
    .selectFrom("orders")
    .select(["id", "paid_at", "order_id_text as number", "status", "payment_method", "payment_state"])
    .select(sql<number>`(total_amount * 100)::float8`.as("total_paise"))
    .where("paid_at", "is not", null)
    .where("payment_state", "=", "captured")
    .orderBy("paid_at", "desc")
    .limit(answers.length)
    .execute();
  // Lists go by ids, which grow with time.
  for (const [place, { id, paid_at, ...facts }] of [...paid.entries()].reverse()) {
    const at = paid_at ?? new Date(0);
    const event = { id: seedId(`event ${id}`), type: "order.paid", happened_at: at };
    await trx
      .insertInto("webhook_events")
      .values({ ...event, data: JSON.stringify(facts) })
      .execute();
    const { status = 204, answer = "" } = answers[place] ?? {};
    const isThere = status === 204;
    await trx
      .insertInto("webhook_deliveries")
      .values({
        ...{ event_id: event.id, endpoint_id: endpoint, status, answer },
        ...{ state: isThere ? "delivered" : "failed", attempts: isThere ? 1 : 13 },
        ...{ attempted_at: at, next_attempt_at: at, delivered_at: isThere ? at : null },
      })
      .execute();
  }
}
