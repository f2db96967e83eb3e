import { z } from "zod";
import { applyAhead, type PricedGoods } from "#discounts/apply-promotions.ts";
import type { Promotion } from "#discounts/promotion.ts";
import { type Adjustment, discountOf } from "#shipping/adjustments.ts";
import { type Bill, type BillLine, type BillSums, totalled } from "#shipping/bill.ts";
import { type Paise, paise } from "#values/money/money.ts";

const sum = z.number().int().min(0).transform(paise);

/** How the bill of a cash order changes once it is paid by card (CASH-38), as it was offered. */
export const payInsteadSchema = z.object({
  /** What is paid by card. */
  total: sum,
  /** What that is less than in cash. */
  saved: sum,
  /** The fee for cash, which falls away. */
  fee: sum,
  /** What made the cash whole rupees, which falls away, too; missing where nothing does. */
  rounding: z.number().int().transform(paise).optional(),
  /** What paying ahead takes off the goods; null where no promotion gives anything. */
  ahead: z
    .object({
      promotionId: z.string(),
      title: z.string(),
      amount: sum,
      /** Of the order's lines, by their ids. */
      shares: z.record(z.string(), sum),
    })
    .nullable(),
});

export type PayInstead = z.output<typeof payInsteadSchema>;

/** The least that Razorpay takes: ₹1. https://razorpay.com/docs/api/orders/create/ */
const leastByCard = 100;

type CashLine = BillLine & PricedGoods & { id: string };

/**
 * What a cash order comes to by card: without the fee for cash and its rounding, and with the best promotion
 * for paying ahead on what is left of its goods. Prices, code and shipping stay as it was placed. Undefined
 * where that is less than a card can pay. A rounding without which a card would pay more stays.
 */
export function payInsteadOf(
  bill: Bill<CashLine>,
  fee: Paise,
  promotions: readonly Promotion[],
): PayInstead | undefined {
  const { lines, given } = applyAhead(bill.lines, promotions);
  const ahead = given[0];
  const withRounding = fee + (ahead?.amount ?? 0) + (bill.rounding ?? 0);
  const rounding = withRounding >= 0 ? bill.rounding : undefined;
  const saved = paise(fee + (ahead?.amount ?? 0) + (rounding ?? 0));
  const total = paise(bill.total - saved);
  if (total < leastByCard) return undefined;
  const gone = { fee, ...(rounding ? { rounding } : {}) };
  if (!ahead) return { total, saved, ...gone, ahead: null };
  const shares = lines.flatMap((line, at) => {
    const share = line.discount - (bill.lines[at]?.discount ?? 0);
    return share > 0 ? [[line.id, paise(share)] as const] : [];
  });
  const { id: promotionId, title } = ahead.promotion;
  return {
    total,
    saved,
    ...gone,
    ahead: { promotionId, title, amount: ahead.amount, shares: Object.fromEntries(shares) },
  };
}

/** The bill after it. Throws when the order is not the one that this was offered for. */
export function billPaidInstead(before: BillSums, { fee, rounding, ahead, total }: PayInstead): BillSums {
  const { subtotal, shippingMethod, shippingCost } = before;
  const discount = ahead ? [discountOf({ code: null, title: ahead.title }, ahead.amount)] : [];
  const adjustments = [...withoutFee(before.adjustments, fee), ...discount];
  const left = rounding ? {} : roundingLeft(before);
  const after = totalled({ subtotal, shippingMethod, shippingCost, adjustments, ...left });
  if (after.total !== total) throw new Error("the bill is not the one that was offered");
  return after;
}

const roundingLeft = ({ rounding }: BillSums) => (rounding ? { rounding } : {});

const withoutFee = (adjustments: readonly Adjustment[], fee: Paise): Adjustment[] =>
  adjustments.filter((each) => fee === 0 || each.fee !== "cash");
