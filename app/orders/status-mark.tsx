import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { statusNames } from "./customer-status.text.ts";
import { progressStep } from "./my-order.ts";
import type { OrderStatus } from "./order.ts";

const tones: Partial<Record<OrderStatus, BadgeTone>> = {
  processing: "turmeric",
  shipped: "indigo",
  delivered: "leaf",
};

/** An order's status as its customer reads it. */
export function StatusMark({ status, className }: { status: OrderStatus; className?: string }) {
  const unpaid = !progressStep(status) && status !== "cancelled";
  return (
    <Badge tone={unpaid ? "geru" : (tones[status] ?? "plain")} className={className}>
      {statusNames[status]}
    </Badge>
  );
}
