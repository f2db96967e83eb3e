import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { numbersText, festivalText as text } from "../numbers.text.ts";
import { change } from "../numbers.ts";
import { ChartFrame, chartWidth as width } from "../views/chart-frame.tsx";
import { FoldedTable } from "../views/figures-table.tsx";
import { type ComparedDay, comparedSums, type DayFigures, placeName } from "./comparison.ts";

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

interface ComparedPartProps {
  what: "revenue" | "orders" | "visits";
  days: readonly ComparedDay[];
  hasOccasion: boolean;
}

const shownAs = {
  revenue: (value: number): string => rupeesExact(paise(value)),
  orders: grouped,
  visits: grouped,
};

/** One figure of both times: how it grew, in a picture, in words, and by day in a table. */
export function ComparedPart({ what, days, hasOccasion }: ComparedPartProps) {
  const shown = shownAs[what];
  const figure = (row: DayFigures | null): number => row?.[what] ?? 0;
  const sums = comparedSums(days);
  const isRunning = days.some(({ now }) => now === null);
  const name = (place: number) => placeName(place, days.length, hasOccasion);
  const [now, before] = [figure(sums.now), figure(sums.before)];
  const title = numbersText.figures[what];
  const said = (isRunning ? text.said : text.saidWhole)(
    title,
    shown(now),
    shown(before),
    change(now, before),
  );
  return (
    <TitledPart list title={title}>
      <div className="grid gap-2 pt-3">
        <TwoLines
          title={text.grown(title)}
          said={said}
          now={grown(days.map((day) => day.now && figure(day.now)))}
          before={grown(days.map((day) => figure(day.before))).map((value) => value ?? 0)}
          ends={[name(0), name(days.length - 1)]}
        />
        <p className="flex flex-wrap gap-x-6 text-sm">
          <Key className="border-geru">{text.thisTime}</Key>
          <Key className="border-indigo border-dashed">{text.lastTime}</Key>
        </p>
        <p className="text-sm">
          {said} {isRunning && text.whole(title, shown(figure(sums.whole)))}
        </p>
        <FoldedTable
          summary={text.byDay(title)}
          caption={text.byDay(title)}
          name={{ label: text.day, cell: ({ place }) => name(place) }}
          columns={[
            { label: text.thisTime, cell: ({ now }) => (now ? shown(figure(now)) : "–") },
            { label: text.lastTime, cell: ({ before }) => shown(figure(before)) },
          ]}
          rows={days}
          idOf={({ day }) => day}
        />
      </div>
    </TitledPart>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`w-8 border-t-4 ${className}`} />
    {children}
  </span>
);

/** Sums up to each day. */
function grown(values: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  return values.map((value) => {
    if (value === null) return null;
    sum += value;
    return sum;
  });
}
