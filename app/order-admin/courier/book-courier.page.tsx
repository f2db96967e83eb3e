import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { parcelName } from "#orders/shipments/shipment.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { bookShipment } from "../booking/book-shipment.server.ts";
import { type Rates, ratesFor } from "../booking/rates.server.ts";
import { keptText } from "../kept/kept.text.ts";
import { OrderMissing } from "../order-missing.tsx";
import { NotConfirmed, NotPaid } from "../payment-mark.tsx";
import { bookedNotice } from "../shipments/booked-notice.ts";
import { bookingWords, unfitWords } from "../shipments/booking.text.ts";
import { cashAtDoor } from "../shipments/next-step.ts";
import { BackToOrder } from "../shipments/parcel-view.tsx";
import { type ParcelPage, readParcel } from "../shipments/read-parcel.server.ts";
import { parcelPath } from "../shipments/shipment-paths.ts";
import { parcelText, shipmentsText } from "../shipments/shipments-admin.text.ts";
import type { Route } from "./+types/book-courier.page.ts";
import { parseBooking } from "./booking.form.ts";
import { ratesText } from "./rates.text.ts";
import { RatesTable } from "./rates-table.tsx";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const shop = services(context);
  const page = await readParcel(shop, params.id, params.shipment);
  if (!page) return data({ page: null, rates: null }, { status: 404 });
  return { page, rates: await ratesFor(shop, page.parcel.id) };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { page: null, rates: null }, shipmentsText.failed);

/** Whatever comes of it, the parcel's page says what is next; only what was refused stays here. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const known = await readParcel(shop, params.id, params.shipment);
  if (!known) throw data({ page: null, rates: null }, { status: 404 });
  const booked = await bookShipment(shop, actor, { shipmentId: known.parcel.id, ...parseBooking(form) });
  // A job may have gone on with it meanwhile.
  const after = booked.kind === "waiting" && (await readParcel(shop, params.id, params.shipment));
  const isBooked = after && after.parcel.state === "booked";
  const notice = bookedNotice(isBooked ? { kind: "booked" } : booked);
  if (booked.kind === "booked" || booked.kind === "waiting") {
    shop.sendMailSoon();
    throw redirectWithNotice(parcelPath(known.order.id, known.parcel.id), notice);
  }
  return data({ kind: "failed", notice } as const, { status: 409 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction(call, { kind: "failed", notice: undefined } as const, bookingWords.failed);

export const meta: Route.MetaFunction = () => [{ title: shipmentsText.bookCourier }];

export default function BookCourierPage({ loaderData, actionData }: Route.ComponentProps) {
  useNotices(actionData, [actionData?.notice]);
  const { page, rates } = loaderData;
  if (!page || !rates) return <OrderMissing />;
  const { order, parcel } = page;
  return (
    <>
      <BackToOrder order={order} />
      <PageHead title={shipmentsText.bookCourier} note={factsOf(page).filter(Boolean).join(", ")} />
      <NotConfirmed order={order} />
      <NotPaid order={order} />
      <noscript>
        <StandingNotice notice={actionData?.notice} />
      </noscript>
      {rates.kind === "rates" && rates.rates.length > 0 ? (
        <RatesTable rates={rates} version={parcel.version} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{noRates(rates)}</p>
          <ButtonLink to={parcelPath(order.id, parcel.id)}>{bookingWords.backToParcel}</ButtonLink>
        </div>
      )}
    </>
  );
}

/** What couriers go by. */
const factsOf = ({ order, parcel }: ParcelPage) => [
  parcelName(order.orderNumber, parcel),
  ratesText.to(order.shipping.pincode, order.shipping.city),
  parcel.weightGrams && parcelText.grams(parcel.weightGrams),
  parcel.box && parcelText.sides(parcel.box),
  parcel.cashToCollect > 0 && ratesText.cash(cashAtDoor(parcel)),
];

/** Why there is no courier to choose, and what to do about it. */
function noRates(rates: Rates): string {
  switch (rates.kind) {
    case "rates":
      return shipmentsText.noCourier;
    case "trouble":
      return keptText.said(rates.trouble.message);
    case "unfit":
      return unfitWords[rates.why];
    case "missing":
      return shipmentsText.notFound;
  }
}
