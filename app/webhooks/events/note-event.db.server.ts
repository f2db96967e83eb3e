import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { EventData, EventType } from "./event-types.ts";

/**
 * Queues an event for the endpoints that subscribe to it: call it inside the transaction of the act, so that
 * neither is there without the other (WEBHOOK-4). Without subscribers nothing is written.
 */
export async function noteEvent<T extends EventType>(trx: Trx, type: T, data: EventData[T]): Promise<void> {
  await sql`select ${eventNote(type, data)}`.execute(trx);
}

/** The same as a value that another statement selects, once for each of its rows. */
export const eventNote = <T extends EventType>(type: T, data: EventData[T]): RawBuilder<unknown> =>
  sql`note_webhook_event(${type}::text, ${JSON.stringify(data)}::text::json)`;
