import type { EventType } from "#webhooks/events/event-types.ts";
import { addRow, type Db, TestRows } from "./test-rows.ts";

/** Somebody who listens to these events, and is never sent any. */
export async function addEndpointRow(db: Db, events: readonly EventType[]): Promise<void> {
  const paused = { url: "https://books.example/hooks", state: "paused", secret: "none" } as const;
  await addRow(db, "webhook_endpoints", { ...paused, events: [...events], made_at: new Date() });
}

/** What was said, in its order. */
export async function eventsIn(db: Db): Promise<[string, unknown][]> {
  const rows = await new TestRows(() => db).rows("webhook_events", {}, "id");
  return rows.map(({ type, data }) => [type, data]);
}
