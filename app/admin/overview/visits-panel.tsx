import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { unitsOf } from "../numbers/by-unit.ts";
import type { DayOfVisits } from "../numbers/numbers.ts";
import { numbersPeriod } from "../numbers/period.ts";
import { BarChart } from "../numbers/views/bar-chart.tsx";

interface VisitsPanelProps {
  /** Of the last thirty days; null where they could not be read. */
  visits: readonly DayOfVisits[] | null;
  today: string;
}

/** How many came in the last thirty days, and the way to all numbers. */
export function VisitsPanel({ visits, today }: VisitsPanelProps) {
  const sum = visits?.reduce((all, day) => all + day.visits, 0) ?? 0;
  const said = `${grouped(sum)} ${sum === 1 ? "visit" : "visits"} in the last 30 days.`;
  const bars = unitsOf(numbersPeriod("30", today)).map(({ key, label }) => ({
    key,
    label,
    value: visits?.find(({ day }) => day === key)?.visits ?? 0,
  }));
  return (
    <TitledPart list title="Visits">
      {visits === null ? (
        <p className="py-3 text-sm text-ink-2">These could not be counted.</p>
      ) : (
        <>
          {sum > 0 && (
            <div className="pt-3">
              <BarChart title="Visits of the last 30 days" said={said} bars={bars} />
            </div>
          )}
          <p className="py-2 text-sm">{sum === 0 ? "Nobody has come in the last 30 days." : said}</p>
        </>
      )}
      <Link to="/admin/dashboard/numbers" className="action text-sm">
        All numbers
      </Link>
    </TitledPart>
  );
}
