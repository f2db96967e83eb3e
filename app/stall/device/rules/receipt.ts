import { lineTotal } from "#shipping/bill.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { addSplits, splitTax, type TaxSplit } from "#values/money/tax-split.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { isSameGood, type StallGood, type StallList } from "../../sale/stall-list.ts";
import { saleNumber } from "../../sale/stall-sale.ts";
import { receiptText as text } from "../stall-device.text.ts";
import type { KeptSale } from "./kept-sale.ts";
import { goodName } from "./shown-good.ts";

interface ReceiptLine {
  name: string;
  quantity: number;
  unitPrice: Paise;
  sum: Paise;
}

/** The tax of all goods of one rate, in hundredths of a per cent. */
interface ReceiptTax extends TaxSplit {
  rate: number;
}

export interface Receipt {
  shop: StallList["shop"];
  place: string;
  number: string;
  day: string;
  lines: readonly ReceiptLine[];
  /** None where the shop has no GSTIN. */
  taxes: readonly ReceiptTax[];
  sale: KeptSale;
}

/** A sale on paper, in the language of the moment; a list that is not there any more leaves its numbers. */
export function receiptOf(sale: KeptSale, list: StallList): Receipt {
  const goods = sale.lines.map((line) => ({ line, good: list.goods.find((each) => isSameGood(each, line)) }));
  return {
    shop: list.shop,
    place: list.stall.place,
    number: saleNumber(sale.letter, sale.year, sale.counter),
    day: longDateTime(new Date(sale.at)),
    lines: goods.map(({ line, good }) => ({
      name: good ? goodName(good) : line.productId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      sum: lineTotal(line),
    })),
    taxes: list.shop.gstin === null ? [] : taxesOf(goods),
    sale,
  };
}

/** What is sold over the counter is supplied where the shop is: half of the tax is the state's. */
function taxesOf(
  sold: readonly { line: KeptSale["lines"][number]; good: StallGood | undefined }[],
): ReceiptTax[] {
  const splits = new Map<number, TaxSplit[]>();
  for (const { line, good } of sold) {
    const rate = good?.taxRate ?? 0;
    splits.set(rate, [...(splits.get(rate) ?? []), splitTax(lineTotal(line), rate, "same-state")]);
  }
  return [...splits]
    .filter(([rate]) => rate > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, all]) => ({ rate, ...addSplits(all) }));
}

/** More would make squares that a cheap camera does not tell apart. */
const mostFacts = 420;

/** What the receipt's code says, as text that any camera shows (STALL-49). */
export function receiptFacts({ shop, number, day, lines, sale }: Receipt): string {
  const head = [shop.name, ...(shop.gstin === null ? [] : [`GSTIN ${shop.gstin}`]), number, day];
  const foot = `${text.total} ${rupeesAndPaise(sale.total)} · ${text.pays[sale.pay]}`;
  const goods = lines.map(({ name, quantity, sum }) => `${quantity} × ${name} ${rupeesAndPaise(sum)}`);
  const bytes = (shown: readonly string[]) => new TextEncoder().encode(shown.join("\n")).length;
  let kept = goods.length;
  const factsWith = (count: number) => [
    ...head,
    ...goods.slice(0, count),
    ...(count < goods.length ? [text.furtherLines(goods.length - count)] : []),
    foot,
  ];
  while (kept > 0 && bytes(factsWith(kept)) > mostFacts) kept -= 1;
  return factsWith(kept).join("\n");
}
