import { ClosedOrder } from "../placed/closed-order.tsx";
import { OrderNotFound } from "../placed/order-not-found.tsx";
import { OrderUnread } from "../placed/order-unread.tsx";
import { linkOver } from "../placed/placed.text.ts";
import type { Unshown } from "./own-order.server.ts";

interface UnshownOrderProps extends Unshown {
  /** What is said where something of an order is not there. */
  missing?: { title: string; text: string };
}

/** Stands in place of an order that is not shown. */
export function UnshownOrder({ why, missing }: UnshownOrderProps) {
  if (why === "over") return <ClosedOrder {...linkOver} />;
  return why === "unread" ? <OrderUnread /> : <OrderNotFound {...missing} />;
}
