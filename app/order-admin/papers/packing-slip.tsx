import { receiverPhone } from "#addresses/address.ts";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { giftWords, orderText } from "#orders/order.text.ts";
import type { OrderLine } from "#orders/order.ts";
import { type ParcelContent, parcelContents } from "#orders/shipments/parcel-contents.ts";
import { bringsOrder, parcelName, type Shipment } from "#orders/shipments/shipment.ts";
import { PostalLines } from "#orders/shown/order-facts.tsx";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate, longDay } from "#values/time/date-time.ts";
import { type AdminOrder, whyNotSent } from "../admin-order.ts";
import { papersText, slipText } from "./papers.text.ts";

interface PackingSlipProps {
  order: AdminOrder;
  shop: ShopSettings;
  /** The one that it is for; left out: all of the order. */
  parcel?: Shipment | undefined;
  /** 2 where the page has a heading of its own. */
  headingLevel?: 1 | 2;
}

/**
 * What the packer of the parcel needs, and nothing else: what, how many, to whom, and the cash to collect. No
 * prices. Of an order that is not to be sent it says so first, and asks for no cash.
 */
export function PackingSlip({ order, shop, parcel, headingLevel = 1 }: PackingSlipProps) {
  const [Title, Part] = headingLevel === 1 ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  const notSent = parcel && !bringsOrder(parcel) ? undefined : whyNotSent(order);
  const goods = parcel ? parcelContents(parcel, order.lines) : order.lines.map(asOrdered);
  const pieces = goods.reduce((all, { quantity }) => all + quantity, 0);
  const cash = parcel ? parcel.cashToCollect : order.total;
  return (
    <article className="max-w-form border border-hair bg-field p-5 sm:p-8 print:max-w-none print:border-0 print:bg-transparent print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 rule-double pb-3">
        <p className="font-display text-xl">{shop.name}</p>
        <Title className="text-lg">{papersText.slip}</Title>
      </header>
      {notSent && (
        <p className="mt-4 border-4 border-ink p-3 text-center text-lg font-semibold">
          {slipText.doNotSend(notSent)}
        </p>
      )}
      <dl className="grid gap-x-6 py-4 text-sm sm:grid-cols-3 print:grid-cols-3">
        {parcel ? (
          <Fact label={slipText.parcel}>{parcelName(order.orderNumber, parcel)}</Fact>
        ) : (
          <Fact label={slipText.order}>{order.orderNumber}</Fact>
        )}
        <Fact label={slipText.placedOn}>{longDate(order.placedAt)}</Fact>
        <Fact label={slipText.shipping}>{shippingNames[order.shippingMethod]}</Fact>
        {order.poNumber && <Fact label={orderText.poNumber}>{order.poNumber}</Fact>}
        {!parcel && order.readyBy && <Fact label={slipText.due}>{longDay(order.readyBy)}</Fact>}
      </dl>
      <section className="border-y border-ink py-4">
        <Part className="text-sm">{slipText.shipTo}</Part>
        <PostalLines
          address={order.shipping}
          phone={receiverPhone(order)}
          className="mt-1 text-lg leading-snug [overflow-wrap:anywhere]"
        />
      </section>
      <ul>
        {goods.map((content) => (
          <SlipLine key={content.id} content={content} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-ink pt-3 font-semibold">
        <span>{slipText.pieces(pieces)}</span>
        {!notSent && order.paymentState === "cod_due" && cash > 0 && <span>{cashWords(order, cash)}</span>}
      </p>
      {order.gift && (
        <p className="mt-3 font-semibold">
          {giftWords.noPrices} {order.gift.wrapCost > 0 && giftWords.wrap}
        </p>
      )}
      {order.gift?.note && (
        <section className="mt-5 frame-double p-4">
          <Part className="text-sm">{giftWords.message}</Part>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {order.gift.note}
          </p>
        </section>
      )}
      <p className="mt-8 text-xs text-ink-2">
        {shop.address} · {shop.email} · {shop.phone}
      </p>
    </article>
  );
}

/** What comes to whom a gift is given names no sum. */
const cashWords = ({ gift }: AdminOrder, cash: Paise): string =>
  gift ? giftWords.cash : slipText.collect(rupeesExact(cash));

const asOrdered = (line: OrderLine): ParcelContent => ({
  id: line.id,
  name: line.productName,
  optionText: line.optionText,
  quantity: line.quantity,
  line,
});

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-2 sm:block print:block">
      <dt className="text-ink-2 max-sm:after:content-[':'] print:after:content-none">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}

/** A box to tick by hand, and the number large enough to be read across a table. */
function SlipLine({ content: { name, optionText, quantity, line } }: { content: ParcelContent }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[1.25rem_minmax(3rem,auto)_minmax(0,1fr)] items-start gap-x-3 border-b border-hair py-3">
      <span aria-hidden="true" className="mt-1 size-5 border border-ink" />
      <b className="text-lg leading-snug whitespace-nowrap tabular-nums">{grouped(quantity)} ×</b>
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {line ? <LineDetailsView line={line} className="font-semibold" /> : <p>{optionText}</p>}
        <p className="text-sm text-ink-2">
          {[line?.sku && `SKU ${line.sku}`, line?.artisan].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}
