import type { Actor } from "#accounts/actor.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { queueNewDateMail } from "../mails/status-mail.server.ts";
import type { OrderServices } from "../order-services.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "./owner-act.server.ts";

interface NewDate extends SeenOrder {
  /** The day such as '2026-12-01'. */
  readyBy: string;
}

/**
 * Promises another day for an order of which something is made first, and writes to its buyer; once, however
 * often it is sent. 'unfit': nothing was promised, or it has left; 'past': the day is over.
 */
export const setNewDate = (
  shop: OrderServices,
  actor: Actor,
  { orderId, version, readyBy }: NewDate,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, (row) => {
    if (row.version !== version) return { kind: "stale" };
    const isWaiting = row.fulfilment_state === "pending" || row.fulfilment_state === "processing";
    if (row.ready_by === null || !isWaiting) return { kind: "unfit" };
    if (readyBy < indianDay(shop.now())) return { kind: "past" };
    if (readyBy === row.ready_by) return { kind: "kept", isToldToCustomer: false };
    return {
      set: { ready_by: readyBy },
      audit: { action: "order.new_date", detail: { date: longDay(readyBy) } },
      history: `New date: ${longDay(readyBy)}`,
      mail: (trx) => queueNewDateMail(trx, shop, row.id),
    };
  });
