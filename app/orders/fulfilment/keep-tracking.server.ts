import type { Holder } from "#accounts/permissions/holder.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import { queueTrackingMail } from "../mails/status-mail.server.ts";
import type { OrderServices } from "../order-services.ts";
import { keepHandTracking } from "../shipments/hand-parcel.server.ts";
import type { Tracking } from "../shipments/hand-parcel.ts";

interface KeptTracking extends SeenOrder, Tracking {
  /** Write to the customer, if the parcel is on its way and this is new. */
  tellCustomer?: boolean | undefined;
}

/**
 * Keeps a tracking number and a link to it at the order's parcel by hand. A field that was not posted stays
 * as it is. What did not change, or says nothing any more, is no news.
 */
export const keepTracking = (
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, version, tellCustomer, ...given }: KeptTracking,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const { was, is } = await keepHandTracking(trx, row, given, shop);
    const { trackingNumber, trackingUrl } = is;
    const isNews =
      (trackingNumber !== was.trackingNumber || trackingUrl !== was.trackingUrl) &&
      (trackingNumber !== null || trackingUrl !== null);
    const isTold = tellCustomer === true && row.fulfilment_state === "shipped" && isNews;
    return {
      set: {},
      audit: {
        action: "order.tracking_changed",
        detail: { number: trackingNumber, link: trackingUrl, ...(isTold ? { mail: "sent" } : {}) },
      },
      mail: isTold ? (trx) => queueTrackingMail(trx, shop, row.id) : undefined,
    };
  });

interface KeptNote {
  orderId: string;
  note: string | null;
  /** As the admin saw it, which is what her change is measured by: a payment meanwhile is none. */
  noteBefore: string | null;
}

/** Keeps the owner's own note of an order. */
export const keepNote = (
  shop: Pick<OrderServices, "db">,
  actor: Holder<"orders">,
  { orderId, note, noteBefore }: KeptNote,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, (row) =>
    row.internal_note === noteBefore
      ? { set: { internal_note: note }, audit: { action: "order.note_changed" } }
      : { kind: "stale" },
  );
