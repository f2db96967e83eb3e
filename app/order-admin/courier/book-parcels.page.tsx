import { Form, redirect, useNavigation } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { isUnconfirmed } from "#orders/cash/confirmation.ts";
import { ordersPath } from "#orders/links/list-query.ts";
import { openPieces } from "#orders/shipments/order-parcels.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { type AdminOrder, chosenOrders, isAllMade, isToBeSent } from "../admin-order.ts";
import { hasCarrier } from "../booking/carry-on.server.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { bookedWords, bookingWords, unfitWords } from "../shipments/booking.text.ts";
import { bookOrdersPath, bookParcelsPath, labelsPath } from "../shipments/shipment-paths.ts";
import { shipmentsText } from "../shipments/shipments-admin.text.ts";
import type { Route } from "./+types/book-parcels.page.ts";
import { bookParcels } from "./book-parcels.server.ts";
import { BookedOrders } from "./booked-orders.tsx";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The ticked orders' parcels as they stand now: read again, nothing is booked a second time. */
export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db } = services(context);
  const orders: AdminOrder[] = [];
  for (const id of chosenOrders(url.searchParams)) {
    const order = await findAdminOrder(db, id);
    if (order) orders.push(order);
  }
  return { orders };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { orders: [] satisfies AdminOrder[] }, orderAdminText.listFailed);

/** Packs and books, and leads to a page that says of each what came of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const chosen = chosenOrders(form);
  if (chosen.length === 0)
    throw redirectWithNotice(ordersPath, { ...orderAdminText.noneChosen, tone: "destructive" });
  if (!hasCarrier(shop)) {
    const notice = {
      title: bookedWords.failed,
      text: unfitWords["no-carrier"],
      tone: "destructive",
    } as const;
    throw redirectWithNotice(ordersPath, notice);
  }
  await bookParcels(shop, actor, { orderIds: chosen, unconfirmedToo: form.has(unconfirmedField) });
  throw redirect(bookOrdersPath(chosen), 303);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction(call, undefined, bookingWords.failed);

export const meta: Route.MetaFunction = () => [{ title: shipmentsText.bookParcels }];

export default function BookParcelsPage({ loaderData: { orders } }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === "POST";
  if (orders.length === 0) return <EmptyState level={1} {...orderAdminText.noneChosen} />;
  const parcels = orders.flatMap((order) => order.parcels.filter(({ direction }) => direction === "out"));
  const booked = parcels.filter(({ state }) => state === "booked");
  const open = orders.filter(isToBeBooked);
  return (
    <>
      <BackLink to={ordersPath}>{orderAdminText.backToAll}</BackLink>
      <PageHead title={shipmentsText.bookParcels} note={bookingWords.outcome(parcels, open.length)} />
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {open.length > 0 && (
          <Form method="post" action={bookParcelsPath}>
            {orders.map(({ id }) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <UnconfirmedToo orders={open.filter(isUnconfirmed)} />
            <Button type="submit" variant={booked.length > 0 ? "outline" : "primary"} pending={isSending}>
              {shipmentsText.bookParcels}
            </Button>
          </Form>
        )}
        {booked.length > 0 && <Labels ids={booked.map(({ id }) => id)} />}
        <p className="w-full text-ink-2">{nextWords(parcels, open.length)}</p>
      </div>
      <BookedOrders orders={orders} />
    </>
  );
}

function nextWords(parcels: readonly Shipment[], open: number): string | null {
  if (parcels.some(({ state, box }) => state === "draft" && box === null)) return bookingWords.oneBox;
  if (parcels.some(({ state }) => state === "booked"))
    return open > 0 ? `${bookingWords.nextLabels} ${bookingWords.thenMend}` : bookingWords.nextLabels;
  return open > 0 ? bookingWords.cheapest : null;
}

const isToBeBooked = (order: AdminOrder): boolean => order.homes === null && hasToBook(order);

const hasToBook = (order: AdminOrder): boolean =>
  order.parcels.some(({ state, direction }) => state === "draft" && direction === "out") ||
  (isToBeSent(order) && isAllMade(order) && openPieces(order.lines, order.parcels).length > 0);

/** Names the orders that are left out otherwise. */
const UnconfirmedToo = ({ orders }: { orders: readonly AdminOrder[] }) =>
  orders.length > 0 && (
    <div className="mb-3">
      <p className="text-geru">{bookingWords.leftOut(orders.map(({ orderNumber }) => orderNumber))}</p>
      <CheckboxField name={unconfirmedField} label={bookingWords.unconfirmedToo} />
    </div>
  );

const unconfirmedField = "unconfirmed";

const Labels = ({ ids }: { ids: readonly string[] }) => (
  <ButtonLink variant="primary" reloadDocument prefetch="none" target="_blank" to={labelsPath(ids)}>
    {shipmentsText.labels}
  </ButtonLink>
);
