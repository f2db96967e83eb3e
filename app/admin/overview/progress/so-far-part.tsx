import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise, rupees } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDay } from "#values/time/date-time.ts";
import { change } from "../../numbers/numbers.ts";
import { FoldedTable } from "../../numbers/views/figures-table.tsx";
import { type ComparedBar, ComparedChart } from "./compared-chart.tsx";
import { progressText as text } from "./progress.text.ts";
import type { DayPair, SoFar } from "./so-far.ts";

type Sales = SoFar["now"];

/** Its figure: money, or orders for members who may not see the money. */
const figureOf = ({ orders, revenue }: Sales): number => revenue ?? orders;
const wordsOf = ({ orders, revenue }: Sales): string =>
  revenue === null ? text.orders(grouped(orders), orders === 1) : rupeesExact(revenue);

/** This week or month beside the last one, as sums, as a chart and as a table. */
export function SoFarPart({ soFar, today }: { soFar: SoFar; today: string }) {
  const { unit, now, before, pairs } = soFar;
  const say = text.units[unit];
  const hasMoney = now.revenue !== null;
  return (
    <section aria-label={say.now} className="min-w-0">
      <p className="text-sm text-ink-2">{say.now}</p>
      <p>
        <span className="font-display text-2xl tabular-nums">{wordsOf(now)}</span>{" "}
        {hasMoney && <span className="text-sm">{text.orders(grouped(now.orders), now.orders === 1)}</span>}
      </p>
      <p className="mb-2 text-sm text-ink-2">
        {say.beside(wordsOf(before), change(figureOf(now), figureOf(before)))}
      </p>
      <ComparedChart
        title={hasMoney ? say.chart : say.chartOfOrders}
        said={say.said(wordsOf(now), wordsOf(before))}
        bars={pairs.map((pair, place) => barOf(pair, labelOf(unit, pair, place), today))}
        least={hasMoney ? 100_00 : 1}
        mark={(value) => (hasMoney ? rupees(paise(value)) : grouped(value))}
      />
      <Legend unit={unit} />
      <FoldedTable
        summary={text.figures}
        caption={say.chart}
        name={{ label: text.day, cell: ({ day }: DayPair) => longDay(day) }}
        columns={[
          { label: say.now, cell: (pair) => cell(pair.now) },
          { label: say.before, cell: (pair) => cell(pair.before) },
        ]}
        rows={pairs}
        idOf={({ day }) => day}
      />
    </section>
  );
}

const barOf = ({ day, now, before }: DayPair, label: string, today: string): ComparedBar => ({
  key: day,
  label,
  now: now ? figureOf(now) : 0,
  before: before ? figureOf(before) : 0,
  isToday: day === today,
});

const labelOf = (unit: SoFar["unit"], { day }: DayPair, place: number): string => {
  if (unit === "week") return text.weekdays[place] ?? "";
  return place % 5 === 0 ? String(Number(day.slice(8))) : "";
};

/** A day's money above its number of orders. */
const cell = (sales: Sales | null) =>
  sales && (
    <>
      {wordsOf(sales)}
      {sales.revenue !== null && (
        <span className="block text-xs text-ink-2">
          {text.orders(grouped(sales.orders), sales.orders === 1)}
        </span>
      )}
    </>
  );

const square = "mr-1.5 inline-block size-3 border";

function Legend({ unit }: Pick<SoFar, "unit">) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-xs text-ink-2">
      <span>
        <span className={`${square} border-indigo bg-indigo`} />
        {text.units[unit].now}
      </span>
      <span>
        <span className={`${square} border-edge bg-fold`} />
        {text.units[unit].before}
      </span>
    </p>
  );
}
