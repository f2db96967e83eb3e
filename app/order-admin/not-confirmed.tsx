import { isUnconfirmed } from "#orders/cash/confirmation.ts";
import type { AdminOrder } from "./admin-order.ts";
import { cashAdminText } from "./cash-admin.text.ts";

/** Says before an order is packed or booked that its buyer has not confirmed it (CASH-34); never printed. */
export const NotConfirmed = ({ order }: { order: AdminOrder }) =>
  isUnconfirmed(order) ? <p className="mb-4 text-geru print:hidden">{cashAdminText.notConfirmed}</p> : null;
