import { ChartFrame, chartWidth as width } from "../views/chart-frame.tsx";

const height = 200;
const floor = 172;

interface TwoLinesProps {
  title: string;
  said: string;
  /** Sums from the first day on; null where there is none yet. */
  now: readonly (number | null)[];
  before: readonly number[];
  ends: readonly [first: string, last: string];
}

/** How two times grew, one line each: the present one is drawn strong, the former one dashed. */
export function TwoLines({ title, said, now, before, ends }: TwoLinesProps) {
  const most = Math.max(...before, ...now.map((value) => value ?? 0), 1);
  const points = (values: readonly (number | null)[]) =>
    values
      .flatMap((value, place) => {
        if (value === null) return [];
        const x = 4 + (place / Math.max(before.length - 1, 1)) * (width - 8);
        return [`${x.toFixed(1)},${(floor - (value / most) * (floor - 10)).toFixed(1)}`];
      })
      .join(" ");
  return (
    <ChartFrame title={title} said={said} height={height} floor={floor}>
      <polyline
        points={points(before)}
        fill="none"
        strokeWidth="3"
        strokeDasharray="8 6"
        className="stroke-indigo"
      />
      <polyline points={points(now)} fill="none" strokeWidth="4" className="stroke-geru" />
      <text x="2" y={height - 6} className="fill-ink-2 text-[12px] max-sm:text-[19px]">
        {ends[0]}
      </text>
      <text
        x={width - 2}
        y={height - 6}
        textAnchor="end"
        className="fill-ink-2 text-[12px] max-sm:text-[19px]"
      >
        {ends[1]}
      </text>
    </ChartFrame>
  );
}
