import type { Holder } from "#accounts/permissions/holder.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { nextDue, takesDues } from "../dues/dues.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import type { OrderServices } from "../order-services.ts";

/** The owner lets an order leave before all of it is paid (OFFER-63), or no longer. */
export const leaveUnpaid = (
  shop: Pick<OrderServices, "db">,
  actor: Holder<"money">,
  { orderId, version, may }: SeenOrder & { may: boolean },
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    if (row.may_leave_unpaid === may) return { kind: "kept", isToldToCustomer: false };
    const states = { paymentState: row.payment_state, fulfilment: row.fulfilment_state };
    if (!takesDues(states) || !nextDue(await findDues(trx, row.id))) return { kind: "unfit" };
    return {
      set: { may_leave_unpaid: may },
      audit: { action: may ? "order.may_leave_unpaid" : "order.must_be_paid_first" },
      history: may ? "May be sent before it is paid" : "To be sent only once it is paid",
    };
  });
