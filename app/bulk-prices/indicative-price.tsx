import { Money } from "#ui/media/money.tsx";
import { fewestUnits, indicativePrice } from "./bulk-quote.ts";

/** What the typed quantity would cost, while it is typed. */
export function IndicativePrice({ quantity }: { quantity: string }) {
  const price = indicativePrice(quantity);
  return (
    <output aria-label="Indicative price" className="block border-y border-hair py-3 sm:col-span-2">
      {price ? (
        <>
          Core: <Money amount={price.core} className="text-lg" /> per unit,{" "}
          <Money amount={price.coreTotal} className="text-lg" /> in all. Artisanal: {price.artisanalOff}% off
          the shop’s prices. Indicative; your quote is exact.
        </>
      ) : (
        <span className="text-ink-2">Type a quantity from {fewestUnits} to see an indicative price.</span>
      )}
    </output>
  );
}
