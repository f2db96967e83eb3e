import { MoneySum } from "#ui/media/money-sum.tsx";
import { grouped } from "#values/text/grouped.ts";
import { type BulkTiers, indicativePrice, smallestOrder } from "./bulk-tiers.ts";

/** What the typed quantity would cost, while it is typed. */
export function IndicativePrice({ tiers, quantity }: { tiers: BulkTiers; quantity: string }) {
  const price = indicativePrice(tiers, quantity);
  return (
    <output aria-label="Indicative price" className="block border-y border-hair py-3 sm:col-span-2">
      {price ? (
        <>
          Core: <MoneySum amount={price.core} className="text-lg" /> per unit,{" "}
          <MoneySum amount={price.coreTotal} className="text-lg" /> in all. Artisanal: {price.artisanalOff}%
          off the shop’s prices. Indicative; your quote is exact.
        </>
      ) : (
        <span className="text-ink-2">
          Type a quantity from {grouped(smallestOrder(tiers))} to see an indicative price.
        </span>
      )}
    </output>
  );
}
