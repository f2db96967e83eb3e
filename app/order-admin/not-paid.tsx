import { leftOfDues, owesFirst } from "#orders/dues/dues.ts";
import type { AdminOrder } from "./admin-order.ts";
import { duesAdminText } from "./dues-admin.text.ts";

/** Says before an order is packed or booked that it is to be paid first (OFFER-63); never printed. */
export const NotPaid = ({ order }: { order: AdminOrder }) =>
  owesFirst(order) && (order.fulfilment === "pending" || order.fulfilment === "processing") ? (
    <p className="mb-4 text-geru print:hidden">{duesAdminText.payFirst(leftOfDues(order.dues))}</p>
  ) : null;
