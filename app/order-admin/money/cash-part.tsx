import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { leftByHand } from "#orders/dues/dues.ts";
import { mailHint } from "#orders/mailbox.ts";
import { cashLeft } from "#orders/payment/cash.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { AdminOrder } from "../admin-order.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { orderAdminText } from "../order-admin.text.ts";
import { useOrderRules } from "../use-order-rules.ts";
import { GivenForField } from "./given-for-field.tsx";
import { cashPartText as text } from "./payment.text.ts";

interface CashPartProps {
  order: AdminOrder;
  answer: OrderAnswer | undefined;
}

/** Cash that the courier brought, what of it goes back, and the way back from a slip of the finger. */
export function CashPart({ order, answer }: CashPartProps) {
  const { paymentState, cashReturned } = order;
  if (paymentState === "cod_due") return <Collected order={order} />;
  if (leftOf(order) === 0) return null;
  return (
    <>
      <GiveBack
        order={order}
        answer={answer}
        left={leftOf(order)}
        label={text.toGiveBack}
        act={text.givenBack}
      />
      {cashReturned === 0 && <NotCollected order={order} />}
    </>
  );
}

/** What came by transfer or in hand of an order that is paid in parts, and goes back so. */
export const HandPart = ({ order, answer }: CashPartProps) => {
  const left = leftByHand(order.dues, order.cashReturned);
  return left === 0 ? null : (
    <GiveBack
      order={order}
      answer={answer}
      left={left}
      label={text.toGiveBackByHand}
      act={text.givenBackByHand}
    />
  );
};

const leftOf = ({ paymentState, total, cashReturned }: AdminOrder) =>
  cashLeft({ paymentState, total, returned: cashReturned });

type ActProps = Pick<CashPartProps, "order">;

/** Each act is a form of its own: what one of them asks for is none of the other's business. */
function CashForm({ order, act, children }: ActProps & { act?: "returned"; children: ReactNode }) {
  return (
    <Form
      ref={useOrderRules(act)}
      method="post"
      onSubmit={useInTurn()}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-3 grid gap-3"
    >
      <input type="hidden" name="version" value={order.version} />
      {children}
    </Form>
  );
}

/** The button's words for the server, and whether it is under way. */
const useIntent = (intent: "collected" | "uncollected" | "returned") => ({
  name: "intent",
  value: intent,
  pending: useNavigation().formData?.get("intent") === intent,
  small: true,
  className: "justify-self-start",
});

const Collected = ({ order }: ActProps) => (
  <CashForm order={order}>
    <Button type="submit" {...useIntent("collected")}>
      {text.collected}
    </Button>
  </CashForm>
);

interface GiveBackProps extends CashPartProps {
  left: Paise;
  label: string;
  act: string;
}

function GiveBack({ order, answer, left, label, act }: GiveBackProps) {
  return (
    <CashForm order={order} act="returned">
      <Field
        key={order.cashReturned}
        name="amount"
        label={label}
        required
        inputMode="decimal"
        autoComplete="off"
        hint={orderAdminText.cashBackHint(left)}
        error={errorsIn(answer).amount}
        defaultValue={typedOf(answer)?.amount ?? rupeesColumn(left)}
      />
      <GivenForField key={`for-${order.cashReturned}`} order={order} typed={typedOf(answer)?.givenFor} />
      <ConfirmButton
        question={`${orderAdminText.cashBack} ${mailHint(order, orderAdminText.cashBackMails)}`}
        {...useIntent("returned")}
      >
        {act}
      </ConfirmButton>
    </CashForm>
  );
}

const NotCollected = ({ order }: ActProps) => (
  <CashForm order={order}>
    <ConfirmButton variant="text" question={text.askNotCollected} {...useIntent("uncollected")}>
      {text.notCollected}
    </ConfirmButton>
  </CashForm>
);
