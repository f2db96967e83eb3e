import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { adminOrderPath } from "../list/list-query.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

/** Leads from a parcel's pages to its order. */
export const BackToOrder = ({
  order: { id, orderNumber },
}: {
  order: Pick<AdminOrder, "id" | "orderNumber">;
}) => (
  <Link to={adminOrderPath(id)} className="action mb-1 text-sm">
    <Icon name="chevron-left" className="-ml-1 size-5" />
    {shipmentsText.backToOrder(orderNumber)}
  </Link>
);
