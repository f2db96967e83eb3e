import { ChartFrame, chartWidth as width } from "./chart-frame.tsx";

export interface Bar {
  key: string;
  /** Below it, where there is room. */
  label: string;
  value: number;
}

const height = 150;
const floor = 124;

interface BarChartProps {
  title: string;
  /** The chart in a sentence, for who does not see it. */
  said: string;
  bars: readonly Bar[];
}

/** Bars of equal width over one line; the last one stands out. Its figures stand in a table beside it. */
export function BarChart({ title, said, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const column = width / Math.max(bars.length, 1);
  const every = Math.ceil(bars.length / 8);
  return (
    <ChartFrame title={title} said={said} height={height} floor={floor}>
      {bars.map(({ key, label, value }, place) => {
        const bar = (Math.max(value, 0) / most) * (floor - 8);
        const isLast = place === bars.length - 1;
        return (
          <g key={key}>
            <rect
              x={place * column + column * 0.12}
              y={floor - bar}
              width={column * 0.76}
              height={bar}
              className={isLast ? "fill-geru" : "fill-indigo"}
            />
            {(isLast || (place % every === 0 && place <= bars.length - 1 - every * 0.8)) && (
              <text
                x={Math.min(Math.max((place + 0.5) * column, 30), width - 30)}
                y={height - 6}
                textAnchor="middle"
                className="fill-ink-2 text-[12px] max-sm:text-[19px] print:text-[18px]"
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
