import { useShop } from "#platform/config/shop-settings.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { cashCosts } from "./cash.text.ts";

/** What paying in cash costs, wherever a purchase is looked at before its way to pay is chosen (CASH-3). */
export function CashCosts() {
  const fee = useShop().cash?.fee;
  if (fee === undefined) return null;
  return <p className="text-sm text-ink-2">{cashCosts(rupeesAndPaise(fee))}</p>;
}
