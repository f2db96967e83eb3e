import type { ReactNode } from "react";
import { receiverPhone } from "#addresses/address.ts";
import { hasNoDay } from "#orders/agreed-order.ts";
import { CashChoices } from "#orders/cash/cash-choices.tsx";
import { ownActPath, payNowPath } from "#orders/links/own-paths.ts";
import { orderText } from "#orders/order.text.ts";
import { isLost, isPayable } from "#orders/order-standing.ts";
import { paymentName } from "#orders/payment-name.ts";
import { seenHomesText } from "#orders/seen-parcels/parcels.text.ts";
import { GiftNote } from "#orders/shown/gift-note.tsx";
import { Letterhead } from "#orders/shown/letterhead.tsx";
import { BuyingCompany, OrderAddress, OrderFact } from "#orders/shown/order-facts.tsx";
import { OrderedPart } from "#orders/shown/order-lines.tsx";
import { isSoldOut } from "#orders/stock/stock-hold.ts";
import { myOrdersText } from "#own-orders/customer-status.text.ts";
import { OwnActs } from "#own-orders/own-acts.tsx";
import { HomesPart, ParcelsPart } from "#own-orders/parcels-part.tsx";
import { payText } from "#payments/paying/pay.text.ts";
import { promisedArrival } from "#shipping/arrival.ts";
import { billText, shippingNames } from "#shipping/shipping.text.ts";
import { DuesView } from "#transfers/dues-view.tsx";
import type { ShownTransfer } from "#transfers/shown-transfer.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import type { Paise } from "#values/money/money.ts";
import { Headline } from "./headline.tsx";
import { placedText } from "./placed.text.ts";
import type { ShownOrder } from "./shown-order.ts";

interface ConfirmationProps {
  order: ShownOrder;
  /** It was placed just now. */
  isNew: boolean;
  /** It came with a mail's link and opens the order's payment too. */
  token?: string;
  /** What paying by card saves of an order for cash; null where no card pays it. */
  savedByCard?: Paise | null;
  /** Anyone who looks can give its buyer's word. */
  mayConfirm?: boolean;
  /** Where a transfer for it goes to; null where nothing is due. */
  transfer?: ShownTransfer | null;
  /** Is there an invoice to download, or may one be issued now? */
  hasInvoice?: boolean;
  /** How this device forgets the order, where it knows it. */
  forget?: ReactNode;
}

export function ConfirmationView({
  order,
  isNew,
  token,
  savedByCard = null,
  mayConfirm = false,
  transfer = null,
  hasInvoice = false,
  forget,
}: ConfirmationProps) {
  const dues = order.dues ?? [];
  const isOpen = isPayable(order) && !isSoldOut(order.hold) && dues.length === 0;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[67rem]">
        <Letterhead />
        <Headline order={order} isNew={isNew} />
        {order.status && order.paymentState && (
          <DuesView
            order={{ ...order, dues, status: order.status, paymentState: order.paymentState }}
            token={token}
            transfer={transfer}
          />
        )}
        <HomesPart homes={order.seenHomes} />
        {order.parcels && <ParcelsPart parcels={order.parcels} toCome={isLost(order) ? [] : order.toCome} />}
        {isOpen && (
          <ButtonLink
            to={payNowPath(order.orderNumber, token)}
            variant="primary"
            prefetch="none"
            className="mt-5"
          >
            {payText.payNow}
          </ButtonLink>
        )}
        {order.status && (
          <CashChoices
            savedByCard={savedByCard}
            mayConfirm={mayConfirm}
            token={token}
            order={{ ...order, status: order.status }}
          />
        )}
        <div className="mt-8 grid grid-cols-1 items-start gap-8 md:grid-cols-[1fr_23rem] md:gap-16 print:grid-cols-[1fr_14rem] print:gap-8">
          <OrderedPart title={placedText.ordered} order={order} isCompact>
            <p className="text-sm text-ink-2">{billText.taxes}</p>
            {order.gift && <GiftNote gift={order.gift} />}
          </OrderedPart>
          <div className="grid gap-6 rounded border border-hair p-4 md:p-6">
            {order.shipping && (
              <OrderAddress
                title={order.seenHomes ? seenHomesText.billedTo : placedText.shippingAddress}
                address={order.shipping}
                phone={order.billing && receiverPhone({ ...order, billing: order.billing })}
              />
            )}
            <BuyingCompany order={order} />
            <OrderFact title={placedText.paymentMethod}>{paymentName(order)}</OrderFact>
            {hasInvoice && (
              <OrderFact title={placedText.invoice} className="print:hidden">
                <a href={localPath(ownActPath(order.orderNumber, "invoice.pdf", token))} className="action">
                  {myOrdersText.invoice}
                </a>
              </OrderFact>
            )}
            {!isLost(order) && !order.isLapsed && <Delivery order={order} />}
          </div>
        </div>
        {order.status && order.packedAt !== undefined && (
          <OwnActs order={{ ...order, status: order.status, packedAt: order.packedAt }} token={token} />
        )}
        <div className="mt-10 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to="/shop" variant={isOpen ? "outline" : "primary"}>
            {placedText.shopOn}
          </ButtonLink>
          <ButtonLink to="/contact">{placedText.contact}</ButtonLink>
          {forget}
        </div>
      </div>
    </Wrap>
  );
}

/** When it arrives: what was agreed on promises no more than its own day (OFFER-52). */
function Delivery({ order }: { order: ShownOrder }) {
  const { readyBy, shippingMethod, isAgreed, status, promise = promisedArrival(shippingMethod) } = order;
  if (status === "delivered" || (isAgreed && status === "shipped")) return null;
  return (
    <OrderFact title={isAgreed ? placedText.delivery : placedText.estimated}>
      {readyBy && <span className="block">{orderText.leavesUsBy(readyBy)}</span>}
      {hasNoDay(order) && <span className="block">{orderText.noDay}</span>}
      {!isAgreed && `${promise} (${shippingNames[shippingMethod]})`}
    </OrderFact>
  );
}
