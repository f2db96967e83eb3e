import { isLost, isTooLate } from "#orders/order-standing.ts";
import type { OrderStatus } from "#orders/order-states.ts";
import { Badge, type BadgeTone } from "#ui/list/badge.tsx";
import { statusName } from "./customer-status.ts";
import type { MyOrderSummary } from "./my-order.ts";
import { progressStep } from "./progress.ts";

const tones: Partial<Record<OrderStatus, BadgeTone>> = {
  processing: "turmeric",
  shipped: "indigo",
  delivered: "leaf",
};

interface StatusMarkProps {
  order: Pick<MyOrderSummary, "status" | "paymentMethod" | "paymentState" | "paidTooLate" | "isLapsed">;
  className?: string;
}

/** An order's status as its customer reads it. */
export function StatusMark({ order, className }: StatusMarkProps) {
  return (
    <Badge tone={toneOf(order)} className={className}>
      {statusName(order)}
    </Badge>
  );
}

/** What has come to its end is plain; what waits for the payment, or got it too late, is trouble. */
function toneOf(order: StatusMarkProps["order"]): BadgeTone {
  if (order.status === "cancelled") return "plain";
  if (isTooLate(order)) return "geru";
  if (isLost(order)) return "plain";
  return progressStep(order.status) ? (tones[order.status] ?? "plain") : "geru";
}
