import { ChartFrame, chartWidth } from "../../numbers/views/chart-frame.tsx";
import { ticksTo } from "./ticks.ts";

export interface ComparedBar {
  key: string;
  /** Below it; empty where there is no room. */
  label: string;
  now: number;
  before: number;
  isToday: boolean;
}

interface ComparedChartProps {
  title: string;
  /** The chart in a sentence, for who does not see it. */
  said: string;
  bars: readonly ComparedBar[];
  /** The least step of its axis, and what a mark of it is called. */
  least: number;
  mark(value: number): string;
}

const height = 190;
const floor = 160;
const left = 84;
const words = "fill-ink-2 text-[12px] max-sm:text-[19px]";

/** Bars before those that they are compared with, over an axis of round numbers. */
export function ComparedChart({ title, said, bars, least, mark }: ComparedChartProps) {
  const ticks = ticksTo(Math.max(...bars.flatMap(({ now, before }) => [now, before]), 0), least);
  const top = ticks.at(-1) ?? least;
  const heightOf = (value: number): number => (Math.max(value, 0) / top) * (floor - 14);
  const column = (chartWidth - left) / bars.length;
  return (
    <ChartFrame title={title} said={said} height={height} floor={floor}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={chartWidth}
            y1={floor - heightOf(tick)}
            y2={floor - heightOf(tick)}
            className="stroke-hair"
          />
          <text x={left - 8} y={floor - heightOf(tick) + 4} textAnchor="end" className={words}>
            {tick > 0 && mark(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, place) => (
        <PairOfBars key={bar.key} bar={bar} x={left + place * column} width={column} heightOf={heightOf} />
      ))}
    </ChartFrame>
  );
}

interface PairOfBarsProps {
  bar: ComparedBar;
  x: number;
  width: number;
  heightOf(value: number): number;
}

function PairOfBars({ bar: { label, now, before, isToday }, x, width, heightOf }: PairOfBarsProps) {
  return (
    <g>
      {before > 0 && (
        <rect
          x={x + width * 0.1}
          y={floor - heightOf(before)}
          width={width * 0.8}
          height={heightOf(before)}
          className="fill-fold stroke-edge"
        />
      )}
      <rect
        x={x + width * 0.26}
        y={floor - heightOf(now)}
        width={width * 0.48}
        height={heightOf(now)}
        className={isToday ? "fill-geru" : "fill-indigo"}
      />
      <text x={x + width / 2} y={height - 8} textAnchor="middle" className={words}>
        {label}
      </text>
    </g>
  );
}
