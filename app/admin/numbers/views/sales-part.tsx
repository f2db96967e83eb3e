import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { inUnit, unitsOf } from "../by-unit.ts";
import { numbersText } from "../numbers.text.ts";
import { type DayOfSales, salesOf } from "../numbers.ts";
import type { NumbersPeriod } from "../period.ts";
import { BarChart } from "./bar-chart.tsx";
import { type FigureColumn, FoldedTable } from "./figures-table.tsx";

/** Orders and revenue, day by day; orders alone for who may not see the money. */
export function SalesPart({ period, sales }: { period: NumbersPeriod; sales: readonly DayOfSales[] | null }) {
  const rows = sales && unitsOf(period).map((unit) => ({ ...unit, ...salesOf(inUnit(sales, unit)) }));
  return (
    <TitledPart list title={numbersText.sales.title}>
      {rows === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : rows.every(({ orders }) => orders === 0) ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.sales.none}</p>
      ) : (
        <SalesFigures rows={rows} unit={period.unit} />
      )}
    </TitledPart>
  );
}

interface Row {
  key: string;
  label: string;
  name: string;
  orders: number;
  revenue: Paise | null;
}

function SalesFigures({ rows, unit }: { rows: readonly Row[]; unit: NumbersPeriod["unit"] }) {
  const hasMoney = rows.every(({ revenue }) => revenue !== null);
  const figureOf = ({ orders, revenue }: Row): number => (hasMoney ? (revenue ?? 0) : orders);
  const best = rows.reduce((most, row) => (figureOf(row) > figureOf(most) ? row : most));
  const said = numbersText.sales.best(
    best.name,
    hasMoney ? rupeesExact(best.revenue ?? paise(0)) : numbersText.orderCount(best.orders),
  );
  const columns: FigureColumn<Row>[] = [
    { label: numbersText.figures.orders, cell: ({ orders }) => grouped(orders) },
  ];
  if (hasMoney)
    columns.push({
      label: numbersText.figures.revenue,
      cell: ({ revenue }) => rupeesExact(revenue ?? paise(0)),
    });
  return (
    <div className="grid gap-2 pt-3">
      <BarChart
        title={hasMoney ? numbersText.figures.revenue : numbersText.figures.orders}
        said={said}
        bars={rows.map((row) => ({ key: row.key, label: row.label, value: figureOf(row) }))}
      />
      <p className="text-sm">{said}</p>
      {hasMoney && <p className="text-sm text-ink-2">{numbersText.sales.note}</p>}
      <FoldedTable
        summary={numbersText.units[unit].figures}
        caption={numbersText.sales.title}
        name={{ label: numbersText.rows[unit], cell: ({ name }) => name }}
        columns={columns}
        rows={[...rows].reverse()}
        idOf={({ key }) => key}
      />
    </div>
  );
}
