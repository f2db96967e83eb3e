import { Money } from "#ui/media/money.tsx";
import { bulkTiers } from "./bulk-quote.ts";

/** The indicative prices by quantity. */
export function BulkTiersTable() {
  return (
    <table className="w-full text-right tabular-nums max-md:mt-6">
      <caption className="sr-only">Indicative bulk prices</caption>
      <thead className="border-b border-ink text-xs text-ink-2">
        <tr className="*:pb-1.5 *:font-normal">
          <th scope="col" className="text-left">
            Quantity
          </th>
          <th scope="col">Core, per unit</th>
          <th scope="col">Artisanal</th>
        </tr>
      </thead>
      <tbody>
        {bulkTiers.map(({ units, core, artisanalOff }) => (
          <tr key={units} className="border-b border-edge/40 *:pt-3 *:pb-2">
            <th scope="row" className="text-left font-normal">
              {units}
            </th>
            <td>
              <Money amount={core} className="text-lg" />
            </td>
            <td>{artisanalOff}% off</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
