import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { paiseFromRupees, rupeesExact } from "#values/money/decimal-rupees.ts";
import { relativeTime } from "#values/time/relative-time.ts";
import { adminText } from "../admin.text.ts";
import { overviewText } from "./overview.text.ts";
import type { Activity } from "./recent-activity.ts";

interface ActivityListProps {
  activity: readonly Activity[] | null;
  now: Date;
}

/** The latest events, newest first, each leading to where it can be dealt with. */
export function ActivityList({ activity, now }: ActivityListProps) {
  return (
    <TitledPart list title={adminText.activity}>
      {activity?.length ? (
        <ul className="divide-y divide-hair wrap-anywhere">
          {activity.map((one) => (
            <ActivityLine key={`${one.kind}-${one.id}`} one={one} now={now} />
          ))}
        </ul>
      ) : (
        <p className="py-3 text-sm text-ink-2">
          {activity ? adminText.noActivity : adminText.activityFailed.text}
        </p>
      )}
    </TitledPart>
  );
}

function ActivityLine({ one, now }: { one: Activity; now: Date }) {
  const { place, head, tail } = told(one);
  return (
    <li className="flex items-baseline justify-between gap-4 py-2 text-sm">
      <span className="min-w-0">
        <Link to={place} className="font-semibold underline decoration-geru">
          {head}
          {overviewText.activity.by}
          <bdi>{one.name}</bdi>
        </Link>{" "}
        <span className="text-ink-2">{tail}</span>
      </span>
      <time dateTime={one.at.toISOString()} className="shrink-0 text-xs text-ink-2">
        {relativeTime(one.at, now)}
      </time>
    </li>
  );
}

interface Told {
  place: string;
  head: string;
  tail: string;
}

function told({ kind, id, about, more }: Activity): Told {
  const key = encodeURIComponent(id);
  switch (kind) {
    case "order": {
      const tail = more ? rupeesExact(paiseFromRupees(more)) : "";
      return { place: `/admin/dashboard/orders/${key}`, head: overviewText.activity.order(about), tail };
    }
    case "quote": {
      const place = `/admin/dashboard/bulk-quotes?quote=${key}`;
      return {
        place,
        head: overviewText.activity.quote,
        tail: about && overviewText.activity.quoteFor(about),
      };
    }
    case "comment": {
      const tail = overviewText.activity.commentOn(more, about);
      return { place: "/admin/dashboard/comments", head: overviewText.activity.comment, tail };
    }
  }
}
