import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { unitsOf } from "../numbers/by-unit.ts";
import type { DayOfVisits } from "../numbers/numbers.ts";
import { numbersPeriod } from "../numbers/period.ts";
import { BarChart } from "../numbers/views/bar-chart.tsx";
import { overviewText } from "./overview.text.ts";

interface VisitsPanelProps {
  /** Of the last thirty days; null where they could not be read. */
  visits: readonly DayOfVisits[] | null;
  today: string;
}

/** How many came in the last thirty days, and the way to all numbers. */
export function VisitsPanel({ visits, today }: VisitsPanelProps) {
  const sum = visits?.reduce((all, day) => all + day.visits, 0) ?? 0;
  const said = overviewText.visits.said(grouped(sum), sum === 1);
  const bars = unitsOf(numbersPeriod("30", today)).map(({ key, label }) => ({
    key,
    label,
    value: visits?.find(({ day }) => day === key)?.visits ?? 0,
  }));
  return (
    <TitledPart list title={overviewText.visits.title}>
      {visits === null ? (
        <p className="py-3 text-sm text-ink-2">{overviewText.visits.unread}</p>
      ) : (
        <>
          {sum > 0 && (
            <div className="pt-3">
              <BarChart title={overviewText.visits.chart} said={said} bars={bars} />
            </div>
          )}
          <p className="py-2 text-sm">{sum === 0 ? overviewText.visits.none : said}</p>
        </>
      )}
      <Link to="/admin/dashboard/numbers" className="action text-sm">
        {overviewText.visits.all}
      </Link>
    </TitledPart>
  );
}
