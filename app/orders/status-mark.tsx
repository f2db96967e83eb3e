import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { statusName } from "./customer-status.text.ts";
import { type MyOrderSummary, progressStep } from "./my-order.ts";
import { isLost, type OrderStatus } from "./order.ts";

const tones: Partial<Record<OrderStatus, BadgeTone>> = {
  processing: "turmeric",
  shipped: "indigo",
  delivered: "leaf",
};

interface StatusMarkProps {
  order: Pick<MyOrderSummary, "status" | "paymentState" | "paidTooLate">;
  className?: string;
}

/** An order's status as its customer reads it. */
export function StatusMark({ order, className }: StatusMarkProps) {
  const { status } = order;
  const isTrouble = status !== "cancelled" && (!progressStep(status) || isLost(order));
  return (
    <Badge tone={isTrouble ? "geru" : (tones[status] ?? "plain")} className={className}>
      {statusName(order)}
    </Badge>
  );
}
