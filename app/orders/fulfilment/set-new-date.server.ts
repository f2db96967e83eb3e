import type { Holder } from "#accounts/permissions/holder.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { longDay } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import { queueNewDateMail } from "../mails/status-mail.server.ts";
import type { OrderServices } from "../order-services.ts";
import { isPaidInVain } from "../payment/payment-standing.db.server.ts";

interface NewDate extends SeenOrder {
  /** The day such as '2026-12-01'. */
  readyBy: string;
}

const year = 365 * 24 * 60 * 60_000;

/**
 * Promises another day for an order with something made to order, and writes to its buyer; once, however
 * often it is sent. 'unfit': nothing was promised, it has left, or its money goes or went back.
 */
export const setNewDate = (
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, version, readyBy }: NewDate,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const isWaiting = row.fulfilment_state === "pending" || row.fulfilment_state === "processing";
    const isLost = row.payment_state === "refunded" || (await isPaidInVain(trx, row.id));
    if (row.ready_by === null || !isWaiting || isLost) return { kind: "unfit" };
    const now = shop.now();
    if (readyBy < indianDay(now)) return { kind: "wrong-day", why: "past" };
    if (readyBy > indianDay(new Date(now.getTime() + year))) return { kind: "wrong-day", why: "far" };
    if (readyBy === row.ready_by) return { kind: "kept", isToldToCustomer: false };
    const date = speaking("en", () => longDay(readyBy));
    return {
      // From here on no payment moves it.
      set: { ready_by: readyBy, ready_by_set_at: now },
      audit: { action: "order.new_date", detail: { date } },
      history: `New date: ${date}`,
      mail: async (trx) => {
        await shop.making.moved(trx, row.id);
        await queueNewDateMail(trx, shop, row.id);
      },
    };
  });
