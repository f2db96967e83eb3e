import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { payToasts } from "#payments/paying/pay.text.ts";
import { type PaymentAttempt, usePayment } from "#payments/paying/use-payment.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { keepPlaced } from "../checkout-draft.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import { confirmationPath } from "../confirmation-path.ts";
import { type CheckoutAnswer, lastStep } from "../steps/checkout-steps.ts";

interface Checkout {
  step: number;
  values: CheckoutValues;
}

/**
 * Opens the payment of an order that the shop has just placed, and goes to its confirmation once it is paid.
 */
export function useCardPayment(
  scriptSrc: string | undefined,
  { step, values }: Checkout,
  answer: CheckoutAnswer | undefined,
): PaymentAttempt {
  const payment = usePayment(scriptSrc, step === lastStep);
  const shop = useShop();
  const navigate = useNavigate();
  const toast = useToast();
  const begun = useRef<CheckoutAnswer>(undefined);

  async function pay(orderNumber: string, total: number): Promise<void> {
    keepPlaced(sessionStorage, orderNumber);
    const { fullName: name, email, phone } = values;
    const ended = await payment.pay({ orderNumber, total, shopName: shop.name, name, email, phone });
    if (ended === undefined || ended === "unpaid") return;
    // The confirmation ends the draft and empties the cart, by what it holds then.
    if (ended === "paid") toast(payToasts.paid);
    navigate(confirmationPath(orderNumber), { replace: true });
  }

  const placed = answer?.placed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins one payment
  useEffect(() => {
    if (!placed || begun.current === answer) return;
    begun.current = answer;
    void pay(placed.orderNumber, placed.total);
  }, [answer, placed]);

  return payment;
}
