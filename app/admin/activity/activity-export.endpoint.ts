import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { services } from "#platform/context.server.ts";
import { csvStream } from "#platform/text/csv.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Route } from "./+types/activity-export.endpoint.ts";
import { actFilter } from "./act-filter.ts";
import { readActs } from "./act-list.db.server.ts";
import { activityText } from "./activity.text.ts";
import { type ListedAct, sentenceOf } from "./listed-act.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "staff",
  fresh: "file",
} as const satisfies AdminPolicy;

/** The list as a file, filtered as it is shown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = exporterOf(context, policy);
  const { db, now } = services(context);
  const filter = actFilter(url.searchParams);
  const { from, until, kind } = filter;
  await writeAudit(db, {
    ...{ actorId: actor.id, action: "activity.exported", entity: "audit_log", entityId: null },
    detail: { from, until, kind, searched: filter.query !== "" },
  });
  return csvStream(`activity-${indianDay(now())}`, activityText.columns, readActs(db, filter), cellsOf);
}

const cellsOf = (act: ListedAct) => [act.at, act.who, sentenceOf(act), act.more, act.device];
