import { buyable, leavingOf, type PricedLine } from "#cart/prices/priced-cart.ts";
import { beforeCash, billOf } from "#cart/prices/totals.ts";
import { promotionsIn, type ShownPromotions } from "#discounts/shown-promotions.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { promisedArrival, wayAfter } from "#shipping/arrival.ts";
import { type ShippingMethod, shippingMethods } from "#shipping/shipping.ts";
import { type ChosenMethod, paymentMethods } from "#values/money/payment-method.ts";
import type { Buyer } from "./buyer/buyer.ts";
import { isBilledAbroad } from "./checkout.form.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { cashRefusal, deliveryOf, firstBoundFor, useCourier } from "./paying/cash-refusal.ts";
import type { CheckoutAnswer } from "./steps/checkout-steps.ts";

interface Bought {
  lines: readonly PricedLine[];
  promotions: ShownPromotions | undefined;
  buyer: Buyer | null;
  isAdmin: boolean;
}

/** What is bought comes to, by each way to pay, and why cash can't be had. */
export function useSums(
  { step, values }: Pick<CheckoutState, "step" | "values">,
  { lines, promotions: shown, buyer, isAdmin }: Bought,
  courier: CheckoutAnswer["courier"],
) {
  const shop = useShop();
  const delivery = step > 1 ? deliveryOf(values, buyer?.addresses) : undefined;
  const service = useCourier(delivery?.pincode, courier);
  const goods = buyable(lines);
  const way = wayAfter(leavingOf(goods), service?.days);
  const promiseOf = (method: ShippingMethod) => promisedArrival(method, way);
  const shippingMethod = shippingMethods.find((name) => name === values.shippingMethod) ?? "standard";
  const promotions = promotionsIn(shown);
  const gift = values.isGift ? { isWrapped: values.giftWrap !== "" } : null;
  const billBy = (paymentMethod: ChosenMethod | undefined) =>
    billOf(goods, { shippingMethod, paymentMethod, promotions, gift }, shop);
  const paymentMethod = isAdmin ? "cod" : paymentMethods.find((name) => name === values.paymentMethod);
  const bills = { razorpay: billBy("razorpay"), cod: billBy("cod") };
  const cashTotal = beforeCash(bills.cod);
  return {
    goods,
    paymentMethod,
    bill: billBy(paymentMethod),
    bills,
    /** When it arrives, and when it would by another method, in words. */
    promise: promiseOf(shippingMethod),
    promiseOf,
    noCash: cashRefusal(shop.cash, delivery, { total: cashTotal, service }),
    /** Then cash can't be had, and is not spoken of. */
    isAbroad: isBilledAbroad(values, buyer?.addresses),
    firstMax: firstBoundFor(shop.cash, cashTotal),
    // In cash too: no method would make it cost anything.
    isFree: goods.length > 0 && bills.cod.total === 0,
    isFreeByCard: goods.length > 0 && bills.razorpay.total === 0,
  };
}

export type Sums = ReturnType<typeof useSums>;
