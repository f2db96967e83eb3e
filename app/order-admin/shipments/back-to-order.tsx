import { adminOrderPath } from "#orders/links/list-query.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

/** Leads from a parcel's pages to its order. */
export const BackToOrder = ({
  order: { id, orderNumber },
}: {
  order: Pick<AdminOrder, "id" | "orderNumber">;
}) => <BackLink to={adminOrderPath(id)}>{shipmentsText.backToOrder(orderNumber)}</BackLink>;
