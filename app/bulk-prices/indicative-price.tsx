import { MoneySum } from "#ui/media/money-sum.tsx";
import { bulkText } from "./bulk-tiers.text.ts";
import { type BulkTiers, indicativePrice, smallestOrder } from "./bulk-tiers.ts";

/** What the typed quantity would cost, while it is typed. */
export function IndicativePrice({ tiers, quantity }: { tiers: BulkTiers; quantity: string }) {
  const price = indicativePrice(tiers, quantity);
  return (
    <output aria-label={bulkText.price} className="block border-y border-hair py-3 sm:col-span-2">
      {price ? (
        <>
          {bulkText.sentence.core}
          <MoneySum amount={price.core} className="text-lg" />
          {bulkText.sentence.perUnit}
          <MoneySum amount={price.coreTotal} className="text-lg" />
          {bulkText.sentence.inAll(price.artisanalOff)}
        </>
      ) : (
        <span className="text-ink-2">{bulkText.typeQuantity(smallestOrder(tiers))}</span>
      )}
    </output>
  );
}
