import { exporterOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { services } from "#platform/services.server.ts";
import { csvStream } from "#platform/text/csv.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Route } from "./+types/returned-parcels-export.endpoint.ts";
import { groupName } from "./group-name.ts";
import { readReturnedGroups } from "./returned-parcels.db.server.ts";
import { groupingNames } from "./returned-parcels.text.ts";
import { groupings, groupsBy, periodOf, type ReturnedGroup, rateOf, sinceOf } from "./returned-parcels.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

const header = ["By", "Group", "Sent", "Came back", "Rate"];

/** The report as a file, with all its groups. It names nobody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  exporterOf(context, policy);
  const { db, now } = services(context);
  const groups = await readReturnedGroups(db, sinceOf(now(), periodOf(url.searchParams.get("days"))));
  return csvStream(`returned-parcels-${indianDay(now())}`, header, inParts(groups), cellsOf);
}

async function* inParts(groups: readonly ReturnedGroup[]) {
  for (const grouping of groupings) yield groupsBy(groups, grouping);
}

/** A file is in English, whoever fetches it: other programs read it, too. */
const cellsOf = (group: ReturnedGroup) =>
  speaking("en", () => [
    groupingNames[group.grouping],
    groupName(group),
    group.sent,
    group.back,
    rateOf(group),
  ]);
