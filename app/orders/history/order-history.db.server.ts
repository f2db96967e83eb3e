import type { Actor } from "#accounts/actor.ts";
import type { Trx } from "#platform/database/db.ts";

/** Who changed an order. */
export interface Author {
  kind: "shopper" | "admin" | "system";
  id: string | null;
}

/** The shop itself: a payment that was found, a job. */
export const system: Author = { kind: "system", id: null };

export const byAdmin = ({ id }: Pick<Actor, "id">): Author => ({ kind: "admin", id });

interface Step {
  orderId: string;
  /** The order's status from here on, changed or not. */
  status: string;
  by: Author;
  note?: string | null | undefined;
}

/** Adds a step to an order's history. Returns the step's id. */
export async function addHistory(trx: Trx, { orderId, status, by, note }: Step): Promise<string> {
  const { id } = await trx
    .insertInto("order_history")
    .values({ order_id: orderId, status, actor_kind: by.kind, actor_id: by.id, note: note ?? null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Does an order's history have this status? */
export async function wasAt(trx: Trx, orderId: string, status: string): Promise<boolean> {
  const row = await trx
    .selectFrom("order_history")
    .select("id")
    .where("order_id", "=", orderId)
    .where("status", "=", status)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
