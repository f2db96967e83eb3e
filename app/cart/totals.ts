import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { type Adjustment, type Bill, type BillLine, lineTotal, totalled } from "#shipping/bill.ts";
import { type ShippingMethod, shippingCost } from "#shipping/shipping.ts";
import { paise, sum } from "#values/money/money.ts";

/** What one order may come to: ₹1,00,00,000. */
export const highestTotal = paise(1_000_000_000);

type Goods = Pick<BillLine, "unitPrice" | "quantity">;

/**
 * The bill of a purchase, in the cart, the checkout and the order alike. A discount or a fee is added here,
 * and everything else follows. Nothing ships for nothing.
 */
export function billOf<Line extends Goods>(
  goods: readonly Line[],
  { shippingMethod }: { shippingMethod: ShippingMethod },
  { shipping: rates }: Pick<ShopSettings, "shipping">,
): Bill<Line & BillLine> {
  const lines = goods.map((line) => ({ ...line, discount: paise(0) }));
  const adjustments: Adjustment[] = [];
  const subtotal = sum(lines.map(lineTotal));
  const cost = lines.length > 0 ? shippingCost(rates, shippingMethod, subtotal) : paise(0);
  return totalled({ lines, subtotal, adjustments, shippingMethod, shippingCost: cost });
}
