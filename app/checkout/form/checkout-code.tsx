import { leavingOf, type PricedLine } from "#cart/prices/priced-cart.ts";
import type { DiscountedBill } from "#cart/prices/totals.ts";
import type { PricedGoods } from "#discounts/apply-promotions.ts";
import { DiscountCode } from "#discounts/codes/discount-code.tsx";
import { refusedCode } from "#discounts/codes/typed-code.ts";
import { codeTrouble, type ShownPromotions } from "#discounts/shown-promotions.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { encodeLines } from "./purchase-lines.ts";
import type { CheckoutAnswer } from "./steps/checkout-steps.ts";
import type { Sums } from "./use-sums.ts";

interface CheckoutCodeProps {
  shown: ShownPromotions | undefined;
  goods: readonly PricedGoods[];
  answer: CheckoutAnswer | undefined;
}

/** The discount code as a part of the checkout's one form, so that without script everything typed stays. */
export const CheckoutCode = ({ shown, goods, answer }: CheckoutCodeProps) => (
  <>
    {answer?.code?.error && <input type="hidden" name={refusedCode} value={answer.code.typed} />}
    <DiscountCode
      act="go"
      code={shown?.code?.text}
      typed={answer?.code?.typed}
      error={answer?.code?.error || codeTrouble(shown, goods)}
      className="mt-6 max-w-md"
    />
  </>
);

interface SeenDiscountProps {
  bill: Pick<DiscountedBill, "given" | "saved">;
  byCash: Pick<DiscountedBill, "saved" | "cashFee">;
}

/**
 * What the shopper sees of discounts and of the fee for cash: the order is refused at any other. Without
 * script the method is chosen after the page was made, so what cash would save comes along.
 */
export function SeenDiscount({ bill: { given, saved }, byCash }: SeenDiscountProps) {
  const code = given.find(({ promotion }) => promotion.code !== null)?.promotion.code;
  return (
    <>
      <input type="hidden" name="discount" value={saved} />
      <input type="hidden" name="cashDiscount" value={byCash.saved} />
      <input type="hidden" name="cashFee" value={byCash.cashFee} />
      {code && <input type="hidden" name="code" value={code} />}
    </>
  );
}

interface HiddenFieldsProps {
  state: Pick<CheckoutState, "key" | "step">;
  lines: readonly PricedLine[];
  sums: Pick<Sums, "bill" | "bills" | "goods">;
}

/** What the form says of itself and of what its shopper sees. */
export function HiddenFields({ state: { step, key }, lines, sums }: HiddenFieldsProps) {
  // Only then can a card be paid with.
  const isHydrated = useHydrated();
  const rates = ratesKey(useShop().shipping);
  // Only what is planned into weeks can move: its order is refused at a later day.
  const leaves = lines.some(({ week }) => week !== undefined) && leavingOf(sums.goods)?.on;
  return (
    <>
      {Object.entries({ step, key, rates, cart: encodeLines(lines) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SeenDiscount bill={sums.bill} byCash={sums.bills.cod} />
      {leaves && <input type="hidden" name="leaves" value={leaves} />}
      {isHydrated && <input type="hidden" name="script" value="on" />}
    </>
  );
}
