import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
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

/** The report as a file, with all its groups. It names nobody. */
export const loader = recordsFile<ReturnedGroup>(policy, {
  async read({ db, now }, parameters) {
    const groups = await readReturnedGroups(db, sinceOf(now(), periodOf(parameters.get("days"))));
    const rows = groupings.flatMap((grouping) => groupsBy(groups, grouping));
    return { name: `returned-parcels-${indianDay(now())}`, rows };
  },
  columns: [
    ["By", ({ grouping }) => groupingNames[grouping]],
    ["Group", groupName],
    ["Sent", ({ sent }) => sent],
    ["Came back", ({ back }) => back],
    ["Rate", rateOf],
  ],
});
