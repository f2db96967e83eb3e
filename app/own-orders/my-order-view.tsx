import { receiverPhone } from "#addresses/address.ts";
import { hasNoDay } from "#orders/agreed-order.ts";
import { CashChoices } from "#orders/cash/cash-choices.tsx";
import { creditNotePath, invoicePath, payNowPath } from "#orders/links/own-paths.ts";
import { orderText } from "#orders/order.text.ts";
import { isLost, isPayable } from "#orders/order-standing.ts";
import { paymentName } from "#orders/payment-name.ts";
import { seenHomesText } from "#orders/seen-parcels/parcels.text.ts";
import { isPartSent } from "#orders/seen-parcels/seen-parcel.ts";
import { GiftNote } from "#orders/shown/gift-note.tsx";
import { Letterhead } from "#orders/shown/letterhead.tsx";
import { BuyingCompany, OrderAddress, OrderFact } from "#orders/shown/order-facts.tsx";
import { OrderedPart } from "#orders/shown/order-lines.tsx";
import { isSoldOut } from "#orders/stock/stock-hold.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { DuesView } from "#transfers/dues-view.tsx";
import type { ShownTransfer } from "#transfers/shown-transfer.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { localPath } from "#values/language/address.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { isFree } from "#values/money/payment-method.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { myOrdersText } from "./customer-status.text.ts";
import { arrivalPromise, statusSentence } from "./customer-status.ts";
import type { MyOrder } from "./my-order.ts";
import { OrderJourney } from "./order-journey.tsx";
import { OwnActs } from "./own-acts.tsx";
import { HomesPart, ParcelsPart } from "./parcels-part.tsx";
import { progressStep } from "./progress.ts";
import { StatusMark } from "./status-mark.tsx";

interface MyOrderViewProps {
  order: MyOrder;
  /** What paying by card saves of an order for cash; null where no card pays it. */
  savedByCard?: Paise | null;
  /** Where a transfer for it goes to; null where nothing is due. */
  transfer?: ShownTransfer | null;
}

/** Everything that an order's owner may know of it (ORDER-14 to ORDER-17). */
export function MyOrderView({ order, savedByCard = null, transfer = null }: MyOrderViewProps) {
  return (
    <>
      <Letterhead />
      <Link to="/dashboard/my-orders" className="action print:hidden -ml-1 gap-1 text-sm">
        <Icon name="chevron-left" className="size-4.5" />
        {myOrdersText.back}
      </Link>
      <Head order={order} />
      <Standing order={order} savedByCard={savedByCard} />
      <DuesView order={order} transfer={transfer} />
      <HomesPart homes={order.seenHomes} />
      <ParcelsPart parcels={order.parcels} toCome={isLost(order) ? [] : order.toCome} />
      <div className="mt-10 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12 print:grid-cols-[1fr_14rem] print:gap-8">
        <OrderedPart title={myOrdersText.ordered} order={order}>
          {order.gift && <GiftNote gift={order.gift} />}
        </OrderedPart>
        <div className="grid gap-6 rounded border border-hair p-4 sm:max-lg:grid-cols-2 md:p-6 print:grid-cols-1">
          <OrderAddress
            title={order.seenHomes ? seenHomesText.billedTo : myOrdersText.shippingAddress}
            address={order.shipping}
            phone={receiverPhone(order)}
          />
          <OrderFact title={myOrdersText.paymentMethod}>
            {paymentName(order)}
            {order.paidAt && !isFree(order.paymentMethod) && (
              <span className="block text-sm text-ink-2">
                {myOrdersText.paidOn(longDateTime(order.paidAt))}
              </span>
            )}
            {order.refunded > 0 && (
              <span className="block text-sm text-ink-2">
                {myOrdersText.refunded(rupeesExact(order.refunded))}
              </span>
            )}
          </OrderFact>
          <BuyingCompany order={order} />
          <OrderFact title={myOrdersText.shippingMethod}>{shippingNames[order.shippingMethod]}</OrderFact>
          <OrderFact title={myOrdersText.questions} className="print:hidden">
            <Link to="/contact" className="action">
              {myOrdersText.support}
            </Link>
          </OrderFact>
          {order.hasInvoice && (
            <OrderFact title={myOrdersText.invoiceTitle} className="print:hidden">
              {/* A file, not a page: the browser saves it by itself. */}
              <a href={localPath(invoicePath(order.id))} className="action">
                {myOrdersText.invoice}
              </a>
              {order.creditNotes.map(({ id, number }) => (
                <a key={id} href={localPath(creditNotePath(order.id, id))} className="action block">
                  {myOrdersText.creditNote(number)}
                </a>
              ))}
            </OrderFact>
          )}
        </div>
      </div>
    </>
  );
}

function Head({ order }: { order: MyOrder }) {
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h1 className="text-3xl">{myOrdersText.orderTitle}</h1>
        <p className="mt-2">
          <b className="whitespace-nowrap">{order.orderNumber}</b>
          <span className="text-ink-2">{myOrdersText.placedOn(longDateTime(order.placedAt))}</span>
        </p>
      </div>
      <StatusMark order={order} className="pb-1 text-md! font-semibold" />
    </div>
  );
}

/** Where the order is: the drawn way, or what happened to its payment, and what can be done. */
function Standing({ order, savedByCard }: Required<Omit<MyOrderViewProps, "transfer">>) {
  const step = isLost(order) ? undefined : progressStep(order.status);
  const promise = arrivalPromise(order);
  return (
    <div className="mt-6">
      <OrderJourney step={step} reached={order.reached} />
      <p className="mt-4 max-w-measure text-md">
        {statusSentence({ ...order, isPartSent: isPartSent(order) })}
        {order.readyBy && isToBeSent(step) && <span> {orderText.leavesUsBy(order.readyBy)}</span>}
        {isToBeSent(step) && hasNoDay(order) && <span> {orderText.noDay}</span>}
        {step && step !== "delivered" && promise && <span className="text-ink-2"> {promise}</span>}
      </p>
      {isPayable(order) && !isSoldOut(order.hold) && order.dues.length === 0 && (
        <ButtonLink variant="primary" to={payNowPath(order.orderNumber)} prefetch="none" className="mt-4">
          {myOrdersText.payNow}
        </ButtonLink>
      )}
      <CashChoices order={order} savedByCard={savedByCard} mayConfirm />
      <OwnActs order={order} />
    </div>
  );
}

const isToBeSent = (step: string | undefined): boolean => step === "pending" || step === "processing";
