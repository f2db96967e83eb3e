import { type Services, services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/ready.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

const away = (status: string) => Response.json({ status }, { status: 503 });

/** 200 while the shop takes requests. Before it is open, its listener answers 503 by itself. */
export function loader({ context }: Route.LoaderArgs) {
  const shop = services(context);
  if (!shop.life.isReady) return away("stopping");
  return failsByItself(shop) ? away("nothing can be saved") : Response.json({ status: "ready" });
}

/**
 * Can this copy not write to its own disk? A server that all copies share must not take them all away from
 * the balancer.
 */
const failsByItself = ({ database, writes }: Pick<Services, "database" | "writes">): boolean =>
  writes.fails("files") || (database.kind === "embedded" && writes.fails("database"));
