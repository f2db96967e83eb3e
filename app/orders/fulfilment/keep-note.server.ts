import type { Holder } from "#accounts/permissions/holder.ts";
import { type OrderChange, ownerAct } from "../history/owner-act.server.ts";
import type { OrderServices } from "../order-services.ts";

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
