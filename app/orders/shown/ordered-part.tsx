import type { ReactNode } from "react";
import { BillList } from "#shipping/bill-list.tsx";
import type { Order } from "../order.ts";
import { OrderLines } from "./order-lines.tsx";

interface OrderedPartProps {
  title: string;
  order: Pick<Order, "isAgreed"> & Parameters<typeof OrderLines>[0] & Parameters<typeof BillList>[0]["bill"];
  /** Beside other things. */
  isCompact?: boolean;
  className?: string;
  /** What is said below the sums. */
  children?: ReactNode;
}

/** What was ordered and what it comes to, as its buyer sees it wherever an order is shown. */
export function OrderedPart({ title, order, isCompact = false, className, children }: OrderedPartProps) {
  return (
    <section aria-labelledby="ordered" className={className}>
      <h2 id="ordered" className="text-xl">
        {title}
      </h2>
      <OrderLines lines={order.lines} isCompact={isCompact} />
      <BillList bill={order} isAgreed={order.isAgreed} />
      {children}
    </section>
  );
}
