import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { inUnit, unitsOf } from "../by-unit.ts";
import { numbersText } from "../numbers.text.ts";
import type { DayOfSales } from "../numbers.ts";
import type { NumbersPeriod } from "../period.ts";
import { BarChart } from "./bar-chart.tsx";
import { type FigureColumn, FoldedTable } from "./figures-table.tsx";

const text = numbersText.sales;

/** Orders and revenue, day by day; orders alone for who may not see the money. */
export function SalesPart({ period, sales }: { period: NumbersPeriod; sales: readonly DayOfSales[] | null }) {
  const rows = sales && unitsOf(period).map((unit) => ({ ...unit, ...salesOf(inUnit(sales, unit)) }));
  return (
    <TitledPart list title={text.title}>
      {rows === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : rows.every(({ orders }) => orders === 0) ? (
        <p className="py-3 text-sm text-ink-2">{text.none}</p>
      ) : (
        <SalesFigures rows={rows} unit={period.unit === "day" ? "Day" : "Month"} />
      )}
    </TitledPart>
  );
}

export const salesOf = (days: readonly Pick<DayOfSales, "orders" | "revenue">[]) => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.some(({ revenue }) => revenue === null)
    ? null
    : paise(days.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)),
});

interface Row {
  key: string;
  label: string;
  name: string;
  orders: number;
  revenue: Paise | null;
}

function SalesFigures({ rows, unit }: { rows: readonly Row[]; unit: string }) {
  const hasMoney = rows.every(({ revenue }) => revenue !== null);
  const figureOf = ({ orders, revenue }: Row): number => (hasMoney ? (revenue ?? 0) : orders);
  const best = rows.reduce((most, row) => (figureOf(row) > figureOf(most) ? row : most));
  const said = text.best(
    best.name,
    hasMoney ? rupeesExact(best.revenue ?? paise(0)) : `${best.orders} orders`,
  );
  const columns: FigureColumn<Row>[] = [{ label: "Orders", cell: ({ orders }) => grouped(orders) }];
  if (hasMoney) columns.push({ label: "Revenue", cell: ({ revenue }) => rupeesExact(revenue ?? paise(0)) });
  return (
    <div className="grid gap-2 pt-3">
      <BarChart
        title={hasMoney ? "Revenue" : "Orders"}
        said={said}
        bars={rows.map((row) => ({ key: row.key, label: row.label, value: figureOf(row) }))}
      />
      <p className="text-sm">{said}</p>
      {hasMoney && <p className="text-sm text-ink-2">{text.note}</p>}
      <FoldedTable
        summary={`Figures by ${unit.toLowerCase()}`}
        caption={text.title}
        name={{ label: unit, cell: ({ name }) => name }}
        columns={columns}
        rows={[...rows].reverse()}
        idOf={({ key }) => key}
      />
    </div>
  );
}
