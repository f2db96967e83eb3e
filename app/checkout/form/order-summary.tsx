import { itemCount } from "#cart/cart.ts";
import { LinePicture } from "#cart/page/cart-line.tsx";
import { leavingOf, type PricedLine, troubleText } from "#cart/prices/priced-cart.ts";
import { CashCosts } from "#cash-on-delivery/cash-costs.tsx";
import { detailWords } from "#catalogue/details.text.ts";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { type BillSums, lineTotal } from "#shipping/bill.ts";
import { BillList } from "#shipping/bill-list.tsx";
import { billText } from "#shipping/shipping.text.ts";
import { marked } from "#ui/in-sentence.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { checkoutText } from "./checkout.text.ts";

interface OrderSummaryProps {
  lines: readonly PricedLine[];
  bill: BillSums;
  /** When it arrives, in words. */
  promise: string;
  /** Billed abroad, where cash can't be had. */
  isAbroad: boolean;
}

/** What is being bought. Folded on a phone, with the total in sight; always open beside the form. */
export function OrderSummary({ lines, bill, promise, isAbroad }: OrderSummaryProps) {
  const count = itemCount(lines);
  const leaving = leavingOf(lines);
  return (
    <details className="group rounded border border-hair md:p-6 md:details-content:block md:details-content:[content-visibility:visible]">
      <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 px-4 font-semibold md:pointer-events-none md:min-h-0 md:p-0">
        <h2 className="flex items-center gap-2 font-text text-md font-semibold md:font-display md:text-lg md:font-medium">
          {checkoutText.summary(count)}
          <Icon name="chevron-down" className="size-5 group-open:rotate-180 md:hidden" />
        </h2>
        <MoneySum amount={bill.total} className="text-lg md:hidden" />
        {leaving && (
          <span className="-mt-1 w-full pb-2 text-sm font-normal text-ink-2 group-open:hidden md:hidden">
            {detailWords.leavesBy(leaving.on)}
          </span>
        )}
      </summary>
      <div className="px-4 pb-4 md:px-0 md:pb-0">
        <ul className="md:mt-2">
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} />
          ))}
        </ul>
        <div className="pt-2">
          <BillList bill={bill} promise={promise} />
          <p className="text-sm text-ink-2">{billText.taxes}</p>
          {bill.total > 0 && !hasCashFee(bill) && !isAbroad && <CashCosts />}
        </div>
      </div>
    </details>
  );
}

const hasCashFee = ({ adjustments }: BillSums): boolean => adjustments.some(({ fee }) => fee === "cash");

function SummaryLine({ line }: { line: PricedLine }) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-hair py-3 leading-snug">
      <LinePicture image={line.image} className="w-14" />
      <div className="min-w-0">
        <p className="font-display text-md leading-tight font-medium wrap-anywhere">
          {marked(line.name || checkoutText.thisProduct)}
        </p>
        <LineDetailsView line={line} className="text-sm" />
        <p className="text-sm text-ink-2">{checkoutText.quantity(line.quantity)}</p>
        {line.leavesBy && <p className="text-sm text-ink-2">{line.leavesBy}</p>}
        {line.trouble && <p className="text-sm text-geru">{troubleText(line.trouble)}</p>}
      </div>
      <p>{rupeesAndPaise(lineTotal(line))}</p>
    </li>
  );
}
