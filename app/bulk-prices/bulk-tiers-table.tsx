import { MoneySum } from "#ui/media/money-sum.tsx";
import { bulkText } from "./bulk-tiers.text.ts";
import { type BulkTiers, indicativePrice, smallestOrder, tierInWords } from "./bulk-tiers.ts";

/** The indicative prices by quantity. */
export function BulkTiersTable({ tiers }: { tiers: BulkTiers }) {
  return (
    <table className="w-full text-right tabular-nums max-md:mt-6">
      <caption className="sr-only">{bulkText.caption}</caption>
      <thead className="border-b border-ink text-xs text-ink-2">
        <tr className="*:pb-1.5 *:font-normal">
          <th scope="col" className="text-left">
            {bulkText.quantity}
          </th>
          <th scope="col">{bulkText.core}</th>
          <th scope="col">{bulkText.artisanal}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, core, artisanalOff }, place) => (
          <tr key={from} className="border-b border-edge/40 *:pt-3 *:pb-2">
            <th scope="row" className="text-left font-normal">
              {tierInWords(tiers, place)}
            </th>
            <td>
              <MoneySum amount={core} className="text-lg" />
            </td>
            <td>{bulkText.off(artisanalOff)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
