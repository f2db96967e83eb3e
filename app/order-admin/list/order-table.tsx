import type { MouseEvent } from "react";
import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { hrefOf, type OrderQuery, orderHref, ordersPath, searchOf } from "#orders/links/list-query.ts";
import { orderStatusWords, paymentWords, statusTone } from "#orders/order-status.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable, opensRow } from "#ui/list/data-table.tsx";
import { askOfTicked, BulkBar } from "#ui/list/row-selection.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { cardsOfOrdersPath } from "../papers/certificate-paths.ts";
import { bookParcelsPath } from "../shipments/shipment-paths.ts";
import { shipmentsText } from "../shipments/shipments-admin.text.ts";
import { orderListText as text, waitsWords } from "./list.text.ts";
import type { ListedOrder } from "./order-list.db.server.ts";
import { waitsOf } from "./waits-of.ts";

/** The form that the rows' ticks belong to. */
export const ordersForm = "chosen-orders";

/** Is there anything that this member may do to ticked orders? */
export function useMayTick(): boolean {
  const may = useMay();
  return may("pack") || may("export");
}

/** What can be done to all ticked orders. */
export function OrdersBulk({ query, hasCarrier }: { query: OrderQuery; hasCarrier: boolean }) {
  return (
    <BulkBar id={ordersForm} label={orderAdminText.orders} action={hrefOf(query)}>
      <May needs="pack">
        <ConfirmButton
          name="intent"
          value="pack"
          question={orderAdminText.askPack}
          questionOf={askOfTicked(orderAdminText.askPackSeveral)}
          small
        >
          {text.process}
        </ConfirmButton>
        {hasCarrier && (
          <Button {...looking} formAction={bookParcelsPath}>
            {shipmentsText.bookParcels}
          </Button>
        )}
        <Button {...looking} formAction={slipsPath} name="list" value={searchOf(query)}>
          {text.slips}
        </Button>
        <Button {...looking} formAction={cardsOfOrdersPath} onClick={download}>
          {orderAdminText.certificates}
        </Button>
      </May>
      <May needs="export">
        <Button {...looking} formAction={exportPath} onClick={download}>
          {text.exportSelected}
        </Button>
      </May>
    </BulkBar>
  );
}

/** Changes nothing, and so needs no box to be ticked. */
const looking = { type: "submit", formMethod: "get", formNoValidate: true, small: true } as const;

/** With the list, in one word of its own, that its page leads back to. */
const slipsPath = `${ordersPath}/packing-slips`;
const exportPath = `${ordersPath}/export.csv`;

/** A file is fetched by the browser: the client script knows no page behind its address. */
function download(event: MouseEvent<HTMLButtonElement>): void {
  const { form, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const ids = new FormData(form).getAll("id").map((id) => ["id", String(id)]);
  location.assign(`${formAction}?${new URLSearchParams(ids)}`);
}

const columnsOf = (query: OrderQuery): readonly Column<ListedOrder>[] => [
  {
    key: "order",
    label: text.order,
    card: "hidden",
    className: "font-semibold whitespace-nowrap tabular-nums",
    cellId: ({ id }) => `order-${id}`,
    cell: ({ orderNumber }) => orderNumber,
  },
  {
    key: "date",
    label: text.date,
    card: "hidden",
    // On a laptop it takes two lines, so that the table fits beside the menu.
    className: "min-[90rem]:whitespace-nowrap",
    cell: ({ placedAt }) => longDateTime(placedAt),
  },
  {
    key: "customer",
    label: text.customer,
    card: "heading",
    className: "[overflow-wrap:anywhere]",
    cell: ({ customer, town }) => (
      <>
        {customer}
        <span className="font-normal text-ink-2">{text.town(town)}</span>
      </>
    ),
  },
  {
    key: "pieces",
    label: text.pieces,
    card: "part",
    className: "whitespace-nowrap",
    cell: ({ pieces }) => text.piecesOf(pieces),
  },
  {
    key: "total",
    label: text.total,
    card: "part",
    figures: true,
    cell: ({ total }) => rupeesExact(total),
  },
  {
    key: "payment",
    label: text.payment,
    card: "hidden",
    className: "min-[90rem]:whitespace-nowrap",
    cell: (order) => paymentWords(order),
  },
  {
    key: "status",
    label: text.status,
    card: "hidden",
    cell: ({ status, isToConfirm }) => (
      <StatusBadge tone={statusTone(status)}>{orderStatusWords(status, isToConfirm)}</StatusBadge>
    ),
  },
  {
    key: "waits",
    label: text.waits,
    card: "part",
    className: "font-semibold md:min-w-24",
    cell: (order) => waitsIn(order),
  },
  {
    key: "view",
    label: text.actions,
    card: "part",
    cell: ({ id }) => (
      <Link
        to={orderHref(id, query)}
        prefetch="intent"
        aria-describedby={`order-${id}`}
        className={`action text-sm md:min-h-8 ${opensRow}`}
      >
        {text.view}
      </Link>
    ),
  },
];

/** What waits of it, and by which day where one was promised. */
function waitsIn(order: ListedOrder): string {
  const waits = waitsOf(order);
  const words = waitsWords[waits];
  const isPromised = order.readyBy !== null && (waits === "pack" || waits === "send");
  return isPromised && order.readyBy ? `${words} · ${text.due(longDay(order.readyBy))}` : words;
}

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
      isShort
      selection={
        mayTick ? { form: ordersForm, nameOf: ({ orderNumber }) => text.named(orderNumber) } : undefined
      }
    />
  );
}
