import { beginsOncePaid } from "#orders/dues/dues.ts";
import { isLost, isPayable, isUnpaid, type LostBy, lostBy } from "#orders/order-standing.ts";
import { isPartSent } from "#orders/seen-parcels/seen-parcel.ts";
import { statusSentence } from "#own-orders/customer-status.ts";
import { type ProgressStep, progressStep } from "#own-orders/progress.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { nowText, placedText, unpaidText } from "./placed.text.ts";
import type { ShownOrder } from "./shown-order.ts";

interface HeadlineProps {
  order: ShownOrder;
  /** It was placed just now, and its mail is on the way. */
  isNew: boolean;
}

/**
 * Thanks for an order that was placed just now; what is wanting, for one that is not on its way; later, what
 * it is by now (ORDER-49).
 */
export function Headline({ order, isNew }: HeadlineProps) {
  const { status } = order;
  if (status && (isUnpaid(order) || isLost(order))) {
    const sentence = statusSentence({ ...order, status });
    const isInTitle = sentence === statusSentence({ status: "cancelled" });
    return (
      <>
        <h1 className="text-3xl">{troubleTitle(order)}</h1>
        {!isInTitle && <p className="mt-4 max-w-measure">{sentence}</p>}
        <p className="mt-2">
          <OrderName order={order} />
          {placedText.end}
        </p>
      </>
    );
  }
  const step = status && progressStep(status);
  if (!isNew || step === "shipped" || step === "delivered") return <Now order={order} step={step} />;
  return (
    <div className="md:flex md:flex-row-reverse md:items-center md:justify-between md:gap-16">
      <img
        src="/drawings/thanks.webp"
        alt=""
        width="480"
        height="320"
        className="-ml-3 mb-4 h-auto w-52 md:m-0 md:w-[23rem] print:hidden"
      />
      <div>
        <h1 className="text-3xl">{placedText.thanks}</h1>
        <p className="mt-4 max-w-measure">
          {placedText.yourOrder}
          <OrderName order={order} />
          {`${placedText.end} `}
          <MailOnItsWay to={order.billing?.email} />
        </p>
      </div>
    </div>
  );
}

/** Where it stands, as far as is known: the browser's own copy knows nothing of it. */
function Now({ order, step }: { order: ShownOrder; step: ProgressStep | undefined }) {
  const { title, text } = nowOf(order, step);
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="mt-4 max-w-measure">{text}</p>}
      <p className="mt-2">
        <OrderName order={order} />
        {placedText.end}
      </p>
    </>
  );
}

function nowOf(order: ShownOrder, step: ProgressStep | undefined) {
  const { parcels, toCome = [], paymentMethod } = order;
  if (!step) return { title: placedText.title, text: "" };
  if (beginsOncePaid(order)) return nowText.oncePaid;
  if (step === "shipped" && parcels && isPartSent({ parcels, toCome })) return nowText.partSent;
  return step === "pending" && isForCash(paymentMethod) ? nowText.cash : nowText[step];
}

/** Nobody is mailed who gave no address. */
function MailOnItsWay({ to }: { to: string | undefined }) {
  const text = placedText.mail;
  if (to === "") return null;
  return (
    <>
      {text.before}
      <span className="whitespace-nowrap">{text.mail}</span>
      {to === undefined ? (
        text.toYou
      ) : (
        <>
          {text.to}
          <b>{to}</b>
          {text.after}
        </>
      )}
    </>
  );
}

const lostTitles = (): Record<LostBy, string> => ({
  cancelled: unpaidText.cancelledTitle,
  "too-late": unpaidText.tooLateTitle,
  refunded: unpaidText.refundedTitle,
});

function troubleTitle(order: ShownOrder): string {
  if (isUnpaid(order)) return isPayable(order) ? unpaidText.title : unpaidText.lapsedTitle;
  return lostTitles()[lostBy(order) ?? "refunded"];
}

function OrderName({ order }: { order: ShownOrder }) {
  return (
    <>
      <b className="whitespace-nowrap">{order.orderNumber}</b>
      {order.placedAt && placedText.placedOn(longDateTime(order.placedAt))}
    </>
  );
}
