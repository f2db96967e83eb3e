import type { PricedLine } from "#cart/prices/priced-cart.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { SeenDiscount } from "./checkout-code.tsx";
import type { CheckoutState } from "./checkout-state.ts";
import { encodeLines } from "./purchase.ts";
import type { Sums } from "./use-sums.ts";

interface HiddenFieldsProps {
  state: Pick<CheckoutState, "key" | "step">;
  lines: readonly PricedLine[];
  sums: Pick<Sums, "bill" | "bills">;
}

/** What the form says of itself and of what its shopper sees. */
export function HiddenFields({ state: { step, key }, lines, sums }: HiddenFieldsProps) {
  // Only then can a card be paid with.
  const isHydrated = useHydrated();
  const rates = ratesKey(useShop().shipping);
  return (
    <>
      {Object.entries({ step, key, rates, cart: encodeLines(lines) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SeenDiscount bill={sums.bill} byCash={sums.bills.cod} />
      {isHydrated && <input type="hidden" name="script" value="on" />}
    </>
  );
}
