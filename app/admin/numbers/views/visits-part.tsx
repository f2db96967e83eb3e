import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { inUnit, unitsOf } from "../by-unit.ts";
import { numbersText } from "../numbers.text.ts";
import { type DayOfVisits, wayOf } from "../numbers.ts";
import type { NumbersPeriod } from "../period.ts";
import { BarChart } from "./bar-chart.tsx";
import { FoldedTable } from "./figures-table.tsx";

/** How many came, day by day. */
export function VisitsPart({ period, days }: { period: NumbersPeriod; days: readonly DayOfVisits[] | null }) {
  return (
    <TitledPart list title={numbersText.visits.title}>
      {days === null ? (
        <p className="py-3 text-sm text-ink-2">{numbersText.unread}</p>
      ) : (
        <Days period={period} days={days} />
      )}
    </TitledPart>
  );
}

function Days({ period, days }: { period: NumbersPeriod; days: readonly DayOfVisits[] }) {
  const rows = unitsOf(period).map((unit) => ({ ...unit, ...wayOf(inUnit(days, unit)) }));
  const best = rows.reduce((most, row) => (row.visits > most.visits ? row : most), rows[0] ?? noRow);
  const bots = days.reduce((sum, { botPages }) => sum + botPages, 0);
  const isEmpty = best.visits === 0;
  const said = period.unit === "day" ? numbersText.visits.best : numbersText.visits.bestMonth;
  return (
    <div className="grid gap-2 pt-3">
      {isEmpty ? (
        <p className="max-w-measure text-sm text-ink-2">{numbersText.visits.none}</p>
      ) : (
        <>
          <BarChart
            title={numbersText.visits.title}
            said={said(best.name, best.visits)}
            bars={rows.map(({ key, label, visits }) => ({ key, label, value: visits }))}
          />
          <p className="text-sm">{said(best.name, best.visits)}</p>
        </>
      )}
      {bots > 0 && <p className="text-sm text-ink-2">{numbersText.visits.bots(bots)}</p>}
      {!isEmpty && (
        <FoldedTable
          summary={numbersText.units[period.unit].visits}
          caption={numbersText.visits.title}
          name={{ label: numbersText.rows[period.unit], cell: ({ name }) => name }}
          columns={[
            { label: numbersText.figures.visits, cell: ({ visits }) => grouped(visits) },
            { label: numbersText.figures.orders, cell: ({ orders }) => grouped(orders) },
          ]}
          rows={[...rows].reverse()}
          idOf={({ key }) => key}
        />
      )}
    </div>
  );
}

const noRow = { key: "", label: "", name: "", visits: 0, products: 0, carts: 0, checkouts: 0, orders: 0 };
