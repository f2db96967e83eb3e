import { asMaker } from "#making/maker-page/as-maker.server.ts";
import { unknownAnswer } from "#making/maker-page/maker-document.server.tsx";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { printStatements } from "../statement/print-statements.server.ts";
import { findStatement } from "../statements.db.server.ts";
import type { Route } from "./+types/own-statement.endpoint.ts";

export const policy: RoutePolicy = { cached: false, forPrograms: true };

/** A statement of the maker's own; another's is none. */
export function loader({
  context,
  params: { token, id },
  request,
  url,
}: Route.LoaderArgs): Promise<Response> {
  const shop = services(context);
  return asMaker(shop, { token, request, url }, async ({ maker }) => {
    const statement = id.includes("\0") ? undefined : await findStatement(shop.db, id);
    if (statement?.maker.id !== maker.artisanId) return unknownAnswer();
    return printStatements(shop, [statement], statement.number);
  });
}
