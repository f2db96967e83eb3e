import type { ReactNode } from "react";
import { useMay } from "#accounts/staff/held-context.ts";
import { Link } from "#ui/link.tsx";
import { orderPath } from "./book-paths.ts";

interface OrderLinkProps {
  orderId: string;
  className: string;
  children: ReactNode;
}

/** Leads to a paper's order; whoever may see the money and no orders reads its name alone (STAFF-3). */
export const OrderLink = ({ orderId, className, children }: OrderLinkProps) =>
  useMay()("orders") ? (
    <Link to={orderPath(orderId)} prefetch="intent" className={className}>
      {children}
    </Link>
  ) : (
    children
  );
