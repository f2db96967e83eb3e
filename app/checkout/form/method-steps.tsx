import type { ReactNode } from "react";
import { paymentNames } from "#orders/order.text.ts";
import type { PaymentMethod } from "#orders/order.ts";
import { payText } from "#payments/paying/pay.text.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { deliveryPromise, expressDiscountNote, shippingNames } from "#shipping/shipping.text.ts";
import { isExpressDiscounted, shippingCost, shippingMethods } from "#shipping/shipping.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Money } from "#ui/media/money.tsx";
import type { Paise } from "#values/money/money.ts";
import { checkoutText } from "./checkout.text.ts";

interface ChoiceProps {
  chosen: string;
  error?: string;
}

export function ShippingChoice({ chosen, error, subtotal }: ChoiceProps & { subtotal: Paise }) {
  const rates = useShop().shipping;
  const options = shippingMethods.map((method) => {
    const cost = shippingCost(rates, method, subtotal);
    return {
      value: method,
      label: shippingNames[method],
      note: (
        <>
          {deliveryPromise(method)}
          {method === "express" && isExpressDiscounted(rates, subtotal) && (
            <span className="block text-leaf">{expressDiscountNote(rates)}</span>
          )}
        </>
      ),
      aside: cost === 0 ? "Free" : <Money amount={cost} />,
    };
  });
  return (
    <RadioGroup
      name="shippingMethod"
      label="Shipping method"
      hideLabel
      boxed
      options={options}
      defaultValue={chosen}
      error={error}
    />
  );
}

const payments: { value: PaymentMethod; note: ReactNode }[] = [
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
  { value: "cod", note: checkoutText.codNote },
];

export function PaymentChoice({ chosen, isAdmin, error }: ChoiceProps & { isAdmin: boolean }) {
  const offered = isAdmin ? [{ value: "cod" as const, note: checkoutText.adminPaysCash }] : payments;
  return (
    <RadioGroup
      name="paymentMethod"
      label="Payment method"
      hideLabel
      boxed
      options={offered.map((payment) => ({ ...payment, label: paymentNames[payment.value] }))}
      defaultValue={chosen}
      error={error}
    />
  );
}
