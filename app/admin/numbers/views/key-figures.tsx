import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { numbersText } from "../numbers.text.ts";
import { change, type ShopNumbers, salesOf, share, wayOf } from "../numbers.ts";
import { average } from "./buyers-part.tsx";

/** The period's figures, each compared with the time before. */
export function KeyFigures({ numbers }: { numbers: ShopNumbers }) {
  const figures = keyFigures(numbers);
  if (figures.length === 0) return null;
  return (
    <section aria-label={numbersText.sums}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-5 print:grid-cols-5">
        {figures.map(({ label, value, change }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-xl tabular-nums">{value}</dd>
            {change && <dd className="text-sm text-ink-2">{change}</dd>}
          </div>
        ))}
      </dl>
      {figures.some(({ change }) => change !== "") && (
        <p className="mt-2 text-sm text-ink-2">{numbersText.compared(numbers.period.before)}</p>
      )}
    </section>
  );
}

interface Figure {
  label: string;
  value: string;
  change: string;
}

export function keyFigures({ days, daysBefore, sales, salesBefore }: ShopNumbers): Figure[] {
  const way = days && wayOf(days);
  const sold = sales && salesOf(sales);
  return [
    ...(way
      ? [
          {
            label: numbersText.figures.visits,
            value: grouped(way.visits),
            change: change(way.visits, daysBefore?.visits ?? 0),
          },
          { label: numbersText.figures.orderedVisits, value: share(way.orders, way.visits), change: "" },
        ]
      : []),
    ...(sold
      ? [
          {
            label: numbersText.figures.orders,
            value: grouped(sold.orders),
            change: change(sold.orders, salesBefore?.orders ?? 0),
          },
        ]
      : []),
    ...(sold && sold.revenue !== null
      ? [
          {
            label: numbersText.figures.revenue,
            value: rupeesExact(sold.revenue),
            change: change(sold.revenue, salesBefore?.revenue ?? 0),
          },
          { label: numbersText.figures.perOrder, value: average(sold.revenue, sold.orders), change: "" },
        ]
      : []),
  ];
}
