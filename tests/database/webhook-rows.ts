import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { EventType } from "#webhooks/events/event-types.ts";

/** Somebody who listens to these events, and is never sent any. */
export async function addEndpointRow(db: Kysely<Tables>, events: readonly EventType[]): Promise<void> {
  await db
    .insertInto("webhook_endpoints")
    .values({
      ...{ url: "https://books.example/hooks", events: [...events] },
      ...{ state: "paused", secret: "none", made_at: new Date() },
    })
    .execute();
}

/** What was said, in its order. */
export async function eventsIn(db: Kysely<Tables>): Promise<[string, unknown][]> {
  const rows = await db.selectFrom("webhook_events").select(["type", "data"]).orderBy("id").execute();
  return rows.map(({ type, data }) => [type, data]);
}
