import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { paiseFromRupees, rupeesExact } from "#values/money/decimal-rupees.ts";
import { relativeTime } from "#values/time/relative-time.ts";
import { adminText } from "../admin.text.ts";
import type { Activity } from "./activity.ts";

interface ActivityListProps {
  activity: readonly Activity[] | null;
  now: Date;
}

/** What happened last, newest first, each leading to where it can be dealt with. */
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
  return (
    <li className="flex items-baseline justify-between gap-4 py-2 text-sm">
      <span className="min-w-0">
        <Link to={placeOf(one)} className="font-semibold underline decoration-geru">
          {headOf(one)} by <bdi>{one.name}</bdi>
        </Link>{" "}
        <span className="text-ink-2">{tailOf(one)}</span>
      </span>
      <time dateTime={one.at.toISOString()} className="shrink-0 text-xs text-ink-2">
        {relativeTime(one.at, now)}
      </time>
    </li>
  );
}

function placeOf({ kind, id }: Activity): string {
  if (kind === "order") return `/admin/dashboard/orders/${encodeURIComponent(id)}`;
  if (kind === "quote") return `/admin/dashboard/bulk-quotes?quote=${encodeURIComponent(id)}`;
  return "/admin/dashboard/comments";
}

function headOf({ kind, about }: Activity): string {
  if (kind === "order") return `Order ${about}`;
  return kind === "quote" ? "Bulk quote request" : "Comment";
}

function tailOf({ kind, about, more }: Activity): string {
  if (kind === "order") return more ? rupeesExact(paiseFromRupees(more)) : "";
  if (kind === "quote") return about && `for ${about}`;
  return `on ${more ?? "a post"}: “${about}”`;
}
