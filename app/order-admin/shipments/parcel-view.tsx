import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { withOption } from "#catalogue/options/variant.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { parcelContents } from "#orders/shipments/parcel-contents.ts";
import { hasLeftUs, parcelName, type Shipment } from "#orders/shipments/shipment.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import type { AdminOrder } from "../admin-order.ts";
import { keptText } from "../kept/kept.text.ts";
import { NextOrderLink } from "../next-order-link.tsx";
import { OrderPanel } from "../order-panel.tsx";
import { NotConfirmed, NotPaid } from "../payment-mark.tsx";
import { bookingWords } from "./booking.text.ts";
import { lacksForBooking } from "./lacks-for-booking.ts";
import { cashAtDoor, nextStep, stateTone } from "./next-step.ts";
import type { ParcelAnswer } from "./parcel.form.ts";
import { mayBeBooked, ParcelForm, ParcelPhotoForm } from "./parcel-form.tsx";
import type { ParcelPage } from "./read-parcel.server.ts";
import { bookOrdersPath, parcelPath, slipPath } from "./shipment-paths.ts";
import { shipmentsText, parcelText as text } from "./shipments-admin.text.ts";

interface ParcelViewProps {
  page: ParcelPage;
  answer: ParcelAnswer | undefined;
}

/** A parcel with what is in it, where it is, what comes next, and everything that can be done with it. */
export function ParcelView({ page, answer }: ParcelViewProps) {
  const { order, parcel, hasCarrier } = page;
  const lacks = lacksForBooking(order, parcel);
  const next = nextStep(parcel, { hasCarrier, isGivenUp: order.fulfilment === "cancelled", lacks });
  const others = page.toBook.filter((id) => id !== order.id || parcel.state !== "draft");
  const isLabelNext = parcel.state === "booked";
  const isBookable = lacks === null && mayBeBooked(page);
  return (
    <>
      <BackToOrder order={order} />
      <PageHead title={text.name(parcel.number)} note={parcelName(order.orderNumber, parcel)}>
        <StatusBadge tone={stateTone(parcel.state)}>{stateWords[parcel.state]}</StatusBadge>
      </PageHead>
      <div className="mb-6 grid gap-3">
        {parcel.trouble && (
          <p className="text-geru [overflow-wrap:anywhere]">{keptText.said(parcel.trouble)}</p>
        )}
        {next && <p>{next}</p>}
        {parcel.state === "draft" && <NotConfirmed order={order} />}
        {parcel.state === "draft" && <NotPaid order={order} />}
        <May needs="pack">
          <div className="flex flex-wrap gap-3 empty:hidden">
            {isBookable && (
              <ButtonLink variant="primary" prefetch="none" to={parcelPath(order.id, parcel.id, "/book")}>
                {shipmentsText.bookCourier}
              </ButtonLink>
            )}
            {hasLabel(parcel) && (
              <ButtonLink
                variant={isLabelNext ? "primary" : "outline"}
                reloadDocument
                prefetch="none"
                target="_blank"
                to={parcelPath(order.id, parcel.id, "/label.pdf")}
              >
                {shipmentsText.label}
              </ButtonLink>
            )}
            {parcel.direction === "out" && !hasLeftUs(parcel.state) && parcel.state !== "cancelled" && (
              <ButtonLink prefetch="none" to={slipPath(order.id, parcel)}>
                {shipmentsText.slip}
              </ButtonLink>
            )}
            <CancelBookingForm parcel={parcel} />
          </div>
        </May>
        {page.next && <NextOrderLink next={page.next} isDone={false} />}
        {others.length > 0 && (
          <May needs="pack">
            <p>
              <Link to={bookOrdersPath(others)} prefetch="none" className="action">
                {bookingWords.packed(others.length)}
              </Link>
            </p>
          </May>
        )}
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <May needs="pack">
          <ParcelForm key={parcel.version} page={page} answer={answer} />
        </May>
        <div className="grid gap-8">
          <PiecesPart order={order} parcel={parcel} />
          <OrderPanel title={text.title}>
            <FactList facts={factsOf(page)} />
          </OrderPanel>
          {parcel.direction === "out" && <ParcelPhotoForm key={`photo ${parcel.version}`} page={page} />}
          <Events page={page} />
        </div>
      </div>
    </>
  );
}

const hasLabel = ({ awb, carrier, state }: Shipment): boolean =>
  awb !== null && carrier !== "hand" && state !== "cancelled";

function factsOf({ parcel }: ParcelPage): Fact[] {
  const { weightGrams, box, charges, expectedOn, bookedAt, pickedUpAt, deliveredAt, createdAt } = parcel;
  const moment = (term: string, at: Date | null): Fact[] => (at ? [{ term, value: longDateTime(at) }] : []);
  return [
    ...(weightGrams ? [{ term: text.weight, value: text.grams(weightGrams) }] : []),
    ...(box ? [{ term: text.box, value: text.sides(box) }] : []),
    { term: text.cash, value: cashAtDoor(parcel) },
    ...(charges === null ? [] : [{ term: text.charges, value: rupeesExact(charges) }]),
    ...(expectedOn && !deliveredAt ? [{ term: text.expected, value: longDay(expectedOn) }] : []),
    ...moment(text.packed, createdAt),
    ...moment(text.booked, bookedAt),
    ...moment(text.pickedUp, pickedUpAt),
    ...moment(text.delivered, deliveredAt),
  ];
}

function Events({ page: { events } }: { page: ParcelPage }) {
  if (events.length === 0) return null;
  return (
    <OrderPanel title={text.events}>
      <ol className="grid gap-2">
        {events.map(({ at, words, place }) => (
          <li key={`${at.getTime()} ${words}`} className="[overflow-wrap:anywhere]">
            {words}
            {place && `, ${place}`}
            <time dateTime={at.toISOString()} className="block text-xs text-ink-2">
              {longDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </OrderPanel>
  );
}

/** Leads from a parcel's pages to its order. */
export const BackToOrder = ({
  order: { id, orderNumber },
}: {
  order: Pick<AdminOrder, "id" | "orderNumber">;
}) => <BackLink to={adminOrderPath(id)}>{shipmentsText.backToOrder(orderNumber)}</BackLink>;

/** For what the carrier has, or may have. */
export function CancelBookingForm({ parcel }: { parcel: Shipment }) {
  const isSending = useNavigation().formData?.get("intent") === "cancel-booking";
  const { state, carrier, version } = parcel;
  if (carrier === "hand" || (state !== "booking" && state !== "booked")) return null;
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <ConfirmButton
        name="intent"
        value="cancel-booking"
        question={shipmentsText.askCancelBooking}
        pending={isSending}
      >
        {shipmentsText.cancelBooking}
      </ConfirmButton>
    </Form>
  );
}

/** What is in a parcel. */
export const PiecesPart = ({ order, parcel }: { order: AdminOrder; parcel: Shipment }) => (
  <OrderPanel title={shipmentsText.pieces}>
    <ul>
      {parcelContents(parcel, order.lines).map(({ id, name, optionText, quantity }) => (
        <li key={id} className="border-b border-hair py-1.5 [overflow-wrap:anywhere] last:border-0">
          {quantity} × {withOption(name, optionText)}
        </li>
      ))}
    </ul>
  </OrderPanel>
);
