import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { actFilter } from "./act-filter.ts";
import { readActs } from "./act-list.db.server.ts";
import { sentenceOf } from "./listed-act.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "staff",
  fresh: "file",
} as const satisfies AdminPolicy;

/** The list as a file, filtered as it is shown. */
export const loader = recordsFile(policy, {
  act: "activity.exported",
  table: "audit_log",
  async read({ db, now }, parameters) {
    const filter = actFilter(parameters);
    const { from, until, kind, query } = filter;
    const detail = { from, until, kind, searched: query !== "" };
    return { name: `activity-${indianDay(now())}`, rows: readActs(db, filter), detail };
  },
  columns: [
    ["When", ({ at }) => at],
    ["Who", ({ who }) => who],
    ["What", sentenceOf],
    ["Details", ({ more }) => more],
    ["Device", ({ device }) => device],
  ],
});
