import type { FormEvent } from "react";
import { duesText } from "#orders/dues/dues.text.ts";
import { type Due, timeOfDue } from "#orders/dues/dues.ts";
import { payNowPath } from "#orders/links/own-paths.ts";
import { cashWords } from "#orders/order.text.ts";
import type { Order } from "#orders/order.ts";
import { isPayable, type PaymentStanding } from "#orders/order-standing.ts";
import { OrderedPart } from "#orders/shown/order-lines.tsx";
import { type BuyersHold, isSoldOut } from "#orders/stock/stock-hold.ts";
import { statusSentence } from "#own-orders/customer-status.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { BlockedScript, ScriptHints, TestModeNote } from "#payments/paying/payment-notices.tsx";
import { type PaymentAttempt, payButton } from "#payments/paying/use-payment.ts";
import { billText } from "#shipping/shipping.text.ts";
import { SaidPart } from "#transfers/said-part.tsx";
import type { ShownTransfer } from "#transfers/shown-transfer.server.ts";
import { TransferPart } from "#transfers/transfer-part.tsx";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import type { Paise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { PaymentSettings } from "../form/paying/payment-step.tsx";
import { placedText, unpaidText } from "./placed.text.ts";

type PayableOrder = Order & PaymentStanding & { hold?: BuyersHold };

/** Can a card order be paid now: its prices hold, and nothing of it is sold out? */
export const isOpenToPay = (order: PayableOrder): boolean => isPayable(order) && !isSoldOut(order.hold);

interface PayViewProps {
  order: PayableOrder;
  /** What that saves of an order for cash; undefined of a card order. */
  saved: Paise | undefined;
  /** The part of an order that is to be paid, and where a transfer goes to; undefined of one paid at once. */
  part: { due: Due; transfer: ShownTransfer } | undefined;
  payments: PaymentSettings;
  payment: PaymentAttempt;
  /** It begins by itself as soon as it can. */
  isToCome: boolean;
  /** Of the mail's link that opened the order. */
  token: string | undefined;
  /** The order's page. */
  back: string;
  onPay(): void;
}

/** One unpaid order and the way to pay it. */
export function PayView(props: PayViewProps) {
  const { order, saved, part, payments, back } = props;
  const isOpen = isOpenToPay(order) || saved !== undefined || part !== undefined;
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      {isOpen && <ScriptHints src={payments.scriptSrc} />}
      <div className="mx-auto grid max-w-[67rem] grid-cols-1 items-start gap-8 md:grid-cols-[1fr_23rem] md:gap-16">
        <div>
          <h1 className="text-3xl">
            {isOpen ? unpaidText.payTitle : order.isLapsed ? unpaidText.lapsedTitle : unpaidText.title}
          </h1>
          <p className="mt-4 max-w-measure">{sentenceOf({ order, saved, part })}</p>
          <p className="mt-2 text-ink-2">
            <b className="whitespace-nowrap text-ink">{order.orderNumber}</b>
            {placedText.placedOn(longDateTime(order.placedAt))}
          </p>
          {isOpen ? (
            <>
              <ToPay {...props} total={part?.due.amount ?? order.total} />
              {/* It is ordered, whether it is paid ahead or not. */}
              {saved !== undefined && (
                <ButtonLink to={back} className="mt-5">
                  {unpaidText.back}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink to="/shop" variant="primary" className="mt-6">
              {placedText.shopOn}
            </ButtonLink>
          )}
          {part && (
            <SaidPart due={part.due} className="mt-8 border-t border-hair pt-4">
              <TransferPart transfer={part.transfer} orderNumber={order.orderNumber} token={props.token} />
            </SaidPart>
          )}
        </div>
        <OrderedPart
          title={placedText.ordered}
          order={order}
          isCompact
          className="rounded border border-hair p-4 md:p-6"
        >
          <p className="text-sm text-ink-2">{billText.taxes}</p>
        </OrderedPart>
      </div>
    </Wrap>
  );
}

function sentenceOf({ order, saved, part }: Pick<PayViewProps, "order" | "saved" | "part">): string {
  if (part) return duesText.asks(part.due, timeOfDue(part.due, order));
  return saved === undefined ? statusSentence(order) : cashWords.instead(saved);
}

function ToPay(props: PayViewProps & { total: Paise }) {
  const { total, payments, payment } = props;
  return (
    <div className="mt-6 border-t border-ink pt-4">
      <p className="text-sm text-ink-2">{placedText.toPay}</p>
      <MoneySum amount={total} className="text-2xl" />
      {payments.isTest && <TestModeNote className="mt-3" />}
      <BlockedScript payment={payment} />
      <noscript>
        <p className="mt-3 flex gap-2 text-geru">
          <Icon name="alert" className="mt-0.5 size-5" />
          {payText.payNeedsScript}
        </p>
      </noscript>
      <PayButton {...props} />
      <p className="mt-4 flex gap-2.5 text-sm text-ink-2">
        <Icon name="lock" className="mt-0.5 size-5" />
        {payText.ownWindow}
      </p>
    </div>
  );
}

/** Pressed before the client script ran, it leads to this same page, which then begins by itself. */
function PayButton({ order, token, payment, isToCome, onPay }: PayViewProps) {
  const pay = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };
  return (
    <form method="get" action={localPath(payNowPath(order.orderNumber))} onSubmit={pay}>
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Button
        {...{ [payButton]: "" }}
        type="submit"
        variant="primary"
        pending={payment.isPaying}
        busy={payment.isPaying || payment.isAwaited || isToCome}
        className="needs-script mt-4 w-full sm:w-auto sm:min-w-70"
      >
        {payText.payNow}
      </Button>
    </form>
  );
}
