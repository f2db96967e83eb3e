import { type OrderQuery, orderHref } from "#orders/links/list-query.ts";
import { orderStatusWords, statusTone } from "#orders/order-status.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { PaymentMark } from "../payment-mark.tsx";
import type { ListedOrder } from "./order-list.db.server.ts";
import { ordersForm, useMayTick } from "./orders-bulk.tsx";

const columnsOf = (query: OrderQuery): readonly Column<ListedOrder>[] => [
  {
    key: "order",
    label: "Order",
    card: "heading",
    className: "font-semibold whitespace-nowrap tabular-nums",
    cell: ({ id, orderNumber }) => <span id={`order-${id}`}>{orderNumber}</span>,
  },
  {
    key: "date",
    label: "Date",
    className: "whitespace-nowrap",
    cell: ({ placedAt }) => <time dateTime={placedAt.toISOString()}>{longDateTime(placedAt)}</time>,
  },
  {
    key: "customer",
    label: "Customer",
    cell: ({ customer }) => (
      <span className="block min-w-0 [overflow-wrap:anywhere] max-md:text-right">{customer}</span>
    ),
  },
  { key: "total", label: "Total", figures: true, cell: ({ total }) => rupeesExact(total) },
  {
    key: "payment",
    label: "Payment",
    cell: (order) => <PaymentMark order={order} />,
  },
  {
    key: "status",
    label: "Status",
    cell: ({ status, isToConfirm, readyBy }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StatusBadge tone={statusTone(status)}>{orderStatusWords(status, isToConfirm)}</StatusBadge>
        {readyBy && <span className="text-xs text-ink-2">Due {longDay(readyBy)}</span>}
      </span>
    ),
  },
  {
    key: "view",
    label: "Actions",
    card: "bare",
    cell: ({ id }) => (
      <Link
        to={orderHref(id, query)}
        prefetch="intent"
        aria-describedby={`order-${id}`}
        className="action text-sm md:min-h-8"
      >
        View
      </Link>
    ),
  },
];

interface OrderTableProps {
  orders: readonly ListedOrder[];
  /** The list as it stands, which an order leads back to. */
  query: OrderQuery;
  /** A search or a filter is set. */
  isNarrowed: boolean;
}

/** The orders of one page of the list. */
export function OrderTable({ orders, query, isNarrowed }: OrderTableProps) {
  const mayTick = useMayTick();
  if (orders.length === 0)
    return <EmptyState {...(isNarrowed ? orderAdminText.noMatch : orderAdminText.noOrders)} />;
  return (
    <DataTable
      caption={orderAdminText.orders}
      columns={columnsOf(query)}
      rows={orders}
      idOf={({ id }) => id}
      selection={
        mayTick ? { form: ordersForm, nameOf: ({ orderNumber }) => `order ${orderNumber}` } : undefined
      }
    />
  );
}
