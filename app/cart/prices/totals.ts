import { applyPromotions, type PricedGoods, savedBy } from "#discounts/apply-promotions.ts";
import type { GivenDiscount, Promotions } from "#discounts/promotion.ts";
import { shippingDiscountNote } from "#discounts/shown-promotions.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { type Adjustment, discountOf, type Fee, feeOf, fees } from "#shipping/adjustments.ts";
import { type Bill, type BillLine, lineTotal, roundedToRupee, totalled } from "#shipping/bill.ts";
import { type ShippingMethod, shippingCost } from "#shipping/shipping.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { type ChosenMethod, isForCash, isPaidAhead } from "#values/money/payment-method.ts";

/** What one order may come to: ₹1,00,00,000. */
export const highestTotal = paise(1_000_000_000);

/** The least that Razorpay takes: ₹1. https://razorpay.com/docs/api/orders/create/ */
export const leastByCard = paise(100);

/** What besides the goods decides what a purchase comes to. */
export interface BillTerms {
  shippingMethod: ShippingMethod;
  /** By card, and so before anything is sent; not chosen yet where it is missing. */
  paymentMethod?: ChosenMethod;
  promotions?: Promotions;
  /** Null, or missing, where the purchase is no gift. */
  gift?: { isWrapped: boolean } | null;
}

/** A bill that is being made, with the promotions that lowered it. */
export interface DiscountedBill<Line extends BillLine = BillLine> extends Bill<Line> {
  given: readonly GivenDiscount[];
  /** What they took off in all, shipping included. */
  saved: Paise;
  /** The part of its fees that paying in cash costs (CASH-3). */
  cashFee: Paise;
}

interface FeeTerms extends Pick<BillTerms, "paymentMethod" | "gift"> {
  shop: Pick<ShopSettings, "giftWrap" | "cash">;
  hasGoods: boolean;
  /** With the fees before it. */
  total: Paise;
}

/** What each fee adds to a purchase; undefined where it does not apply. */
const feeRules: Record<Fee, (terms: FeeTerms) => Paise | undefined> = {
  "gift-wrap": ({ gift, hasGoods, shop }) => (gift?.isWrapped && hasGoods ? shop.giftWrap : undefined),
  // Agreed in an offer alone (HOMES-1).
  parcels: () => undefined,
  // What comes to nothing is paid by none of the methods.
  cash: ({ paymentMethod, total, shop }) =>
    (isForCash(paymentMethod) && total > 0 && shop.cash?.fee) || undefined,
};

/**
 * The bill of a purchase, in the cart, the checkout and the order alike; everything else follows from it.
 * Nothing ships for nothing; what shipping costs follows from the subtotal before promotions.
 */
export function billOf<Line extends PricedGoods>(
  goods: readonly Line[],
  { shippingMethod, paymentMethod, promotions, gift }: BillTerms,
  shop: Pick<ShopSettings, "shipping" | "giftWrap" | "cash">,
): DiscountedBill<Line & BillLine> {
  const subtotal = sum(goods.map(lineTotal));
  const { lines, given, ...reduced } = applyPromotions(goods, {
    shippingCost: goods.length > 0 ? shippingCost(shop.shipping, shippingMethod, subtotal) : paise(0),
    promotions,
    isPrepaid: isPaidAhead(paymentMethod),
  });
  const sums = { lines, subtotal, shippingMethod, ...reduced };
  const asked = { paymentMethod, gift, shop, hasGoods: goods.length > 0 };
  const bill = fees.reduce(
    (before, fee) => withFee(before, fee, feeRules[fee]({ ...asked, total: before.total })),
    totalled({ ...sums, adjustments: given.flatMap(offGoods) }),
  );
  const isRounded = isForCash(paymentMethod) && shop.cash?.rounding !== "paisa";
  const cashFee = bill.adjustments.find(({ fee }) => fee === "cash")?.amount ?? paise(0);
  const shippingNotes = given.filter(({ from }) => from === "shipping").map(shippingDiscountNote);
  return {
    ...(isRounded ? roundedToRupee(bill) : bill),
    cashFee,
    shippingNotes,
    given,
    saved: savedBy(given),
  };
}

/** What a purchase comes to without what paying in cash makes of it: its fee, and whole rupees. */
export const beforeCash = ({
  total,
  cashFee,
  rounding = paise(0),
}: Pick<DiscountedBill, "total" | "cashFee" | "rounding">): Paise => paise(total - cashFee - rounding);

const withFee = <Before extends Bill>(before: Before, fee: Fee, amount: Paise | undefined): Before =>
  amount === undefined
    ? before
    : totalled({ ...before, adjustments: [...before.adjustments, feeOf(fee, amount)] });

/** What is off the cost of shipping is no row of its own. */
const offGoods = ({ promotion, amount, from }: GivenDiscount): Adjustment[] =>
  from === "goods" ? [discountOf(promotion, amount)] : [];
