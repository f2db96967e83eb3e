import { useId } from "react";
import type { MonthOfSales } from "#admin/sales.ts";
import { rupees } from "#values/money/money.ts";
import { longDate } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { overviewText } from "./overview.text.ts";

const width = 620;
const height = 152;
const floor = 126;
const column = width / 31;

/** The month's revenue, a bar a day, with each day's orders above its bar. Read aloud it is one sentence. */
export function SalesChart({ days }: Pick<MonthOfSales, "days">) {
  const id = useId();
  const most = Math.max(...days.map(({ revenue }) => revenue), 1);
  const best = days.find(({ revenue }) => revenue === most);
  const said = best && overviewText.sales.best(longDate(startOfIndianDay(best.day)), rupees(best.revenue));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      className="h-auto w-full"
    >
      <title id={`${id}-title`}>{overviewText.sales.chart}</title>
      <desc id={`${id}-text`}>{said}</desc>
      <line x1="0" x2={width} y1={floor + 0.5} y2={floor + 0.5} stroke="currentColor" />
      {days.map(({ day, orders, revenue }, place) => {
        const bar = (revenue / most) * (floor - 20);
        const middle = (place + 0.5) * column;
        // The next label stands too close beside that of today.
        const isToday = place === days.length - 1;
        return (
          <g key={day}>
            <rect
              x={place * column + 3}
              y={floor - bar}
              width={column - 6}
              height={bar}
              className={isToday ? "fill-geru" : "fill-indigo"}
            />
            {orders > 0 && (
              <text
                x={middle}
                y={floor - bar - 4}
                textAnchor="middle"
                className="fill-ink-2 text-[11px] max-sm:hidden"
              >
                {orders}
              </text>
            )}
            {(isToday || (place % 5 === 0 && place < days.length - 2)) && (
              <text
                x={middle}
                y={height - 8}
                textAnchor="middle"
                className="fill-ink-2 text-[11px] max-sm:text-[20px]"
              >
                {Number(day.slice(8))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
