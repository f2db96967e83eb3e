import type { ReactNode } from "react";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import type { CashRefusal } from "#cash-on-delivery/judge-cash.ts";
import { paymentName } from "#orders/payment-name.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { shippingNames, shippingText } from "#shipping/shipping.text.ts";
import {
  isExpressDiscounted,
  type ShippingMethod,
  shippingCost,
  shippingMethods,
} from "#shipping/shipping.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import type { ChosenMethod } from "#values/money/payment-method.ts";
import { checkoutText } from "../checkout.text.ts";

interface ChoiceProps {
  chosen: string;
  error?: string;
}

interface ShippingChoiceProps extends ChoiceProps {
  subtotal: Paise;
  /** When it arrives by a method, in words. */
  promiseOf(method: ShippingMethod): string;
}

export function ShippingChoice({ chosen, error, subtotal, promiseOf }: ShippingChoiceProps) {
  const rates = useShop().shipping;
  const options = shippingMethods.map((method) => {
    const cost = shippingCost(rates, method, subtotal);
    return {
      value: method,
      label: shippingNames[method],
      note: (
        <>
          {promiseOf(method)}
          {method === "express" && isExpressDiscounted(rates, subtotal) && (
            <span className="block text-leaf">{shippingText.discountedTo(rates.cheapExpress)}</span>
          )}
        </>
      ),
      aside: cost === 0 ? shippingText.free : <MoneySum amount={cost} />,
    };
  });
  return (
    <RadioGroup
      name="shippingMethod"
      label={shippingText.choice}
      hideLabel
      boxed
      options={options}
      defaultValue={chosen}
      error={error}
    />
  );
}

const byCard = (): { value: ChosenMethod; note: ReactNode }[] => [
  {
    value: "razorpay",
    note: (
      <>
        {checkoutText.cardNote}
        <noscript>
          <span className="block text-geru">{payText.needsScript}</span>
        </noscript>
      </>
    ),
  },
];

interface PaymentChoiceProps extends ChoiceProps {
  isAdmin: boolean;
  /** What the purchase comes to by each method. */
  totals: Readonly<Record<ChosenMethod, Paise>>;
  /** The part of its total that paying in cash costs. */
  cashFee?: Paise;
  /** Why cash can't be had. */
  noCash?: CashRefusal | undefined;
  /** The largest sum of a first order, where this one is larger. */
  firstMax?: Paise | undefined;
}

/** Where the method decides the total each shows its own, without script, too. */
export function PaymentChoice({
  chosen,
  isAdmin,
  totals,
  cashFee,
  noCash,
  firstMax,
  error,
}: PaymentChoiceProps) {
  const byCash = {
    value: "cod" as const,
    note: <CashNote fee={cashFee} refusal={noCash} firstMax={firstMax} />,
  };
  const offered = isAdmin
    ? [{ value: "cod" as const, note: checkoutText.adminPaysCash }]
    : [...byCard(), byCash];
  const areAlike = totals.razorpay === totals.cod;
  return (
    <RadioGroup
      name="paymentMethod"
      label={checkoutText.paymentMethod}
      hideLabel
      boxed
      options={offered.map((payment) => ({
        ...payment,
        label: paymentName({ paymentMethod: payment.value }),
        aside: !areAlike && !isAdmin && <MoneySum amount={totals[payment.value]} />,
      }))}
      defaultValue={chosen}
      error={error}
    />
  );
}

/** Cash can be chosen all the same: what it is refused for may have changed by the time that it is sent. */
const CashNote = ({
  fee = paise(0),
  refusal,
  firstMax,
}: {
  fee: Paise | undefined;
  refusal: CashRefusal | undefined;
  firstMax: Paise | undefined;
}) =>
  refusal ? (
    <>
      <span className="block text-geru">{refusal.reason}</span>
      {refusal.help}
    </>
  ) : (
    [
      checkoutText.codNote,
      ...(fee > 0 ? [checkoutText.cashCosts(rupeesAndPaise(fee))] : []),
      ...(firstMax === undefined ? [] : [refusedCash.firstAbove(firstMax).reason]),
    ].join(" ")
  );

/** In place of the choice where the purchase comes to nothing by any method. */
export const NothingToPay = ({ isAdmin }: { isAdmin: boolean }) => (
  <>
    {/* The shop makes of it what it comes to. */}
    <input type="hidden" name="paymentMethod" value={isAdmin ? "cod" : "razorpay"} />
    <p className="rounded border border-edge bg-field p-4">
      <b className="block">{paymentName({ paymentMethod: "none" })}</b>
      <span className="text-sm text-ink-2">{checkoutText.nothingToPay}</span>
    </p>
  </>
);
