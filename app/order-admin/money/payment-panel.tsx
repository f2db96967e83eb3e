import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { May } from "#accounts/permissions/may.tsx";
import { mailHint } from "#orders/mailbox.ts";
import { paymentName } from "#orders/payment-name.ts";
import { DayField } from "#records/fields/day-field.tsx";
import { shippingNames } from "#shipping/shipping.text.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { isForCash, isFree } from "#values/money/payment-method.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import type { AdminOrder } from "../admin-order.ts";
import { keptText } from "../kept/kept.text.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel, OwnerFact } from "../order-panel.tsx";
import { PaymentMark } from "../payment-mark.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { useOrderRules } from "../use-order-rules.ts";
import { CashPart, HandPart } from "./cash-part.tsx";
import { DuesPart } from "./dues-part.tsx";
import { paymentPanelText as text } from "./payment.text.ts";
import { RefundPart } from "./refund-part.tsx";

interface PaymentPanelProps {
  adminPage: AdminPage;
  answer: OrderAnswer | undefined;
}

/** Is what is owed for it the next thing to see to? */
const isNext = ({ paymentState, fulfilment, refundDue }: AdminOrder): boolean =>
  refundDue || (paymentState === "cod_due" && fulfilment === "delivered");

/** How it is paid and shipped, and what came of the payment. */
export function PaymentPanel({ adminPage, answer }: PaymentPanelProps) {
  const { order } = adminPage;
  const { paidAt, codCollectedAt } = order;
  return (
    <OrderPanel
      id="payment"
      title={text.title}
      className={isNext(order) ? "max-lg:order-1" : "max-lg:order-5"}
    >
      <dl>
        <OwnerFact label={text.method}>{paymentName(order)}</OwnerFact>
        <OwnerFact label={text.payment}>
          <PaymentMark order={order} />
        </OwnerFact>
        {paidAt && !isFree(order.paymentMethod) && (
          <OwnerFact label={text.paidOn}>{longDateTime(paidAt)}</OwnerFact>
        )}
        {order.isPaidFromAbroad && <OwnerFact label={text.abroad}>{text.abroadNote}</OwnerFact>}
        {codCollectedAt && <OwnerFact label={text.collectedOn}>{longDateTime(codCollectedAt)}</OwnerFact>}
        {order.cashReturned > 0 && (
          <OwnerFact label={text.givenBack}>{rupeesExact(order.cashReturned)}</OwnerFact>
        )}
        {order.paymentReason && (
          <OwnerFact label={text.provider}>{keptText.said(order.paymentReason)}</OwnerFact>
        )}
        {order.razorpayOrderId && <OwnerFact label={text.razorpayOrder}>{order.razorpayOrderId}</OwnerFact>}
        {order.razorpayPaymentId && (
          <OwnerFact label={text.razorpayPayment}>{order.razorpayPaymentId}</OwnerFact>
        )}
        <OwnerFact label={text.shipping}>{shippingNames[order.shippingMethod]}</OwnerFact>
      </dl>
      {order.dues.length > 0 && <DuesPart adminPage={adminPage} answer={answer} />}
      <May needs="money">
        {isForCash(order.paymentMethod) ? (
          <CashPart order={order} answer={answer} />
        ) : (
          <HandPart order={order} answer={answer} />
        )}
      </May>
      <RefundPart adminPage={adminPage} />
    </OrderPanel>
  );
}

interface DuePanelProps {
  order: AdminOrder;
  readyBy: string;
  answer: OrderAnswer | undefined;
}

/** By when an order with something made to order leaves, and another day for it until it has left. */
export function DuePanel({ order, readyBy, answer }: DuePanelProps) {
  const mayChange = useMay()("pack");
  const isWaiting = order.fulfilment === "pending" || order.fulfilment === "processing";
  const form = useOrderRules("newDate");
  const inTurn = useInTurn();
  const sending = useNavigation().formData?.get("intent");
  return (
    <OrderPanel title={text.due} className="max-lg:order-2">
      <p className="text-md font-semibold">{longDay(readyBy)}</p>
      {isWaiting && mayChange && (
        <Form
          ref={form}
          method="post"
          onSubmit={inTurn}
          preventScrollReset
          noValidate
          className="mt-3 grid justify-items-start gap-3"
        >
          <input type="hidden" name="version" value={order.version} />
          <DayField
            name="readyBy"
            label={text.date}
            required
            error={errorsIn(answer).readyBy}
            hint={mailHint(order, orderAdminText.newDateHint)}
            defaultValue={typedOf(answer)?.readyBy ?? readyBy}
          />
          <Button type="submit" name="intent" value="newDate" small pending={sending === "newDate"}>
            {text.newDate}
          </Button>
        </Form>
      )}
    </OrderPanel>
  );
}
