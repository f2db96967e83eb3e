import type { MonthOfSales, Sales } from "#admin/sales.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { overviewText } from "./overview.text.ts";
import { SalesChart } from "./sales-chart.tsx";

/** Today's and this month's orders and revenue, and the month day by day. */
export function SalesPanel({ sales }: { sales: MonthOfSales | null }) {
  return (
    <TitledPart list title={overviewText.sales.title}>
      {sales ? (
        <>
          <dl className="grid grid-cols-2 gap-4 py-3">
            <Figure label={overviewText.sales.today} sales={sales.today} />
            <Figure label={overviewText.sales.month} sales={sales.month} />
          </dl>
          {sales.month.orders > 0 ? (
            <>
              <SalesChart days={sales.days} />
              <p className="text-xs text-ink-2">
                {overviewText.sales.byDay}
                <span className="max-sm:hidden">{overviewText.sales.aboveBars}</span>
              </p>
              <SalesTable days={sales.days} />
            </>
          ) : (
            <p className="text-sm text-ink-2">{overviewText.sales.none}</p>
          )}
        </>
      ) : (
        <p className="py-3 text-sm text-ink-2">{overviewText.sales.unread}</p>
      )}
    </TitledPart>
  );
}

const ordersInWords = (orders: number): string => overviewText.sales.orders(grouped(orders), orders === 1);

function Figure({ label, sales }: { label: string; sales: Sales }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{rupeesExact(sales.revenue)}</dd>
      <dd className="text-sm tabular-nums">{ordersInWords(sales.orders)}</dd>
    </div>
  );
}

/** The chart's figures, for whoever wants or needs to read them. */
function SalesTable({ days }: Pick<MonthOfSales, "days">) {
  return (
    <details className="text-sm">
      <summary className="action text-sm">{overviewText.sales.figures}</summary>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-left text-xs">
            <th scope="col">{overviewText.sales.columns.day}</th>
            <th scope="col" className="text-right">
              {overviewText.sales.columns.orders}
            </th>
            <th scope="col" className="text-right">
              {overviewText.sales.columns.revenue}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, orders, revenue }) => (
            <tr key={day} className="border-t border-hair">
              <th scope="row" className="py-1 text-left font-normal">
                {longDate(startOfIndianDay(day))}
              </th>
              <td className="text-right">{orders}</td>
              <td className="text-right">{rupeesExact(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
