import type { Holder } from "#accounts/permissions/holder.ts";
import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import { type OrderChange, ownerAct } from "../history/owner-act.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { unmadeOf } from "./unmade.db.server.ts";

interface PackedOrder {
  orderId: string;
  /** As the admin saw it; a slip that was printed asks for none. */
  version?: number;
}

/**
 * Notes that an order is being packed, once: from here on its buyer can neither cancel it nor change where it
 * goes. 'unfit' for one that has left or is cancelled; 'unmade' while pieces of it are still being made.
 */
export const markPacked = (
  shop: Pick<OrderServices, "db" | "now" | "secret" | "config">,
  actor: Holder<"pack">,
  { orderId, version }: PackedOrder,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (version !== undefined && row.version !== version) return { kind: "stale" };
    if (!isHere(row)) return { kind: "unfit" };
    if (row.packed_at) return { kind: "kept", isToldToCustomer: false };
    const unmade = await unmadeOf(trx, orderId);
    if (unmade > 0) return { kind: "unmade", pieces: unmade };
    await issueForOrder(trx, shop, orderId);
    return {
      set: { packed_at: shop.now() },
      audit: { action: "order.packed" },
      history: "Being packed",
    };
  });

const isHere = ({ fulfilment_state }: OrderRow): boolean =>
  fulfilment_state === "pending" || fulfilment_state === "processing";
