import { notForAdmins } from "#accounts/guard.server.ts";
import { services } from "#platform/services.server.ts";
import { csvFile, csvOf } from "#platform/text/csv.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { readSheetFile } from "#recipients/list/read-homes.server.ts";
import type { Route } from "./+types/addresses-sheet.endpoint.ts";
import { homesToActOn } from "./own-homes.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/** The sheet of an order's homes, with the rows that can still be changed (HOMES-4). */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { orderId } = await homesToActOn({ url, params, context });
  const sheet = await readSheetFile(services(context).db, orderId);
  if (!sheet) return new Response(null, { status: 404 });
  return csvFile(`addresses-${params.number}`, csvOf(sheet.headings, sheet.cells));
}
