import { useMay } from "#accounts/permissions/held-context.ts";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import type { ListedAct, NamedRecord } from "./listed-act.ts";

/** Acts below the days in India on which they were done. */
export function ActDays({ acts }: { acts: readonly ListedAct[] }) {
  const days = Map.groupBy(acts, ({ at }) => longDate(at));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, some]) => (
        <TitledPart key={day} list title={day}>
          <ol>
            {some.map((act) => (
              <ActItem key={act.id} act={act} />
            ))}
          </ol>
        </TitledPart>
      ))}
    </div>
  );
}

/** '12:35 pm', as it stands behind the day. */
const timeOf = (at: Date): string =>
  longDateTime(at)
    .slice(longDate(at).length)
    .replace(/^(?: at|,) /, "");

function ActItem({ act: { at, who, before, record, after, more, device } }: { act: ListedAct }) {
  return (
    <li className="grid gap-x-4 border-b border-hair py-2.5 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <time dateTime={at.toISOString()} className="text-ink-2 tabular-nums">
        {timeOf(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{who}</b> {before} {record && <RecordName record={record} />}
          {after}
        </p>
        {more && <p className="text-ink-2">{more}</p>}
      </div>
      {device && <p className="text-ink-2 sm:text-right">{device}</p>}
    </li>
  );
}

/** Members who may not see the record itself read its name alone. */
function RecordName({ record: { words, link } }: { record: NamedRecord }) {
  const may = useMay();
  return link && may(link.needs) ? (
    <Link to={link.to} prefetch="intent" className="underline underline-offset-3">
      {words}
    </Link>
  ) : (
    words
  );
}
