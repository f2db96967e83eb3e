import { type BillLine, type BillSums, lineTotal, totalled } from "#shipping/bill.ts";
import { paise, sum } from "#values/money/money.ts";
import { isSameGood, type StallGood, type StallGoodKey, type StallList } from "./stall-list.ts";

interface Wanted extends StallGoodKey {
  quantity: number;
}

/** A line of a sale, as the list prices it. */
export interface BilledGood extends BillLine {
  good: StallGood;
}

export type SaleBill =
  | { kind: "bill"; lines: readonly BilledGood[]; sums: BillSums }
  /** The list has not what this line names. */
  | { kind: "unknown"; line: StallGoodKey };

/** What a sale comes to by a list: the one sum of the device and of the shop (STALL-5). */
export function saleBill(wanted: readonly Wanted[], { goods }: Pick<StallList, "goods">): SaleBill {
  const lines: BilledGood[] = [];
  for (const line of wanted) {
    const good = goods.find((each) => isSameGood(each, line));
    if (!good) return { kind: "unknown", line };
    lines.push({ good, quantity: line.quantity, unitPrice: good.price, discount: paise(0) });
  }
  return { kind: "bill", lines, sums: sumsOf(lines) };
}

const sumsOf = (lines: readonly BilledGood[]): BillSums =>
  totalled({
    subtotal: sum(lines.map(lineTotal)),
    adjustments: [],
    shippingMethod: "standard",
    shippingCost: paise(0),
  });
