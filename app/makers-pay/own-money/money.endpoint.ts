import { asMaker } from "#making/maker-page/as-maker.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/money.endpoint.ts";
import { moneyAnswer } from "./money-answer.server.tsx";
import { readOwnMoney } from "./read-own-money.server.ts";

/** A maker's account below their own page (OWED-12), which is told as that is. */
export const policy: RoutePolicy = { cached: false, forPrograms: true };

export function loader({ context, params: { token }, request, url }: Route.LoaderArgs): Promise<Response> {
  const shop = services(context);
  return asMaker(shop, { token, request, url }, async ({ maker, path, chosen }) =>
    moneyAnswer({ ...(await readOwnMoney(shop, maker.artisanId)), path, chosen }, maker),
  );
}
