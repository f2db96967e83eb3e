import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { isDay } from "#values/time/indian-day.ts";
import { statementsOfMonth, statementsOfRun } from "../statements.db.server.ts";
import { printStatements } from "./print-statements.server.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

/** All statements of a pay run (`?run=`), or of a month (`?month=2026-11`), one behind the other. */
const server = adminView(policy, async (shop, { url }) => {
  const run = url.searchParams.get("run") ?? "";
  const month = url.searchParams.get("month") ?? "";
  const found = isDay(`${month}-01`)
    ? await statementsOfMonth(shop.db, `${month}-01`)
    : await statementsOfRun(shop.db, run.replaceAll("\0", ""));
  if (found.length === 0) return new Response("Not found", { status: 404 });
  return printStatements(shop, found, `statements-${month || (found[0]?.month.slice(0, 7) ?? "")}`);
});

export const loader = server.loader;
