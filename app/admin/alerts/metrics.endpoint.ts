import { Registry } from "prom-client";
import { metricsOfAll } from "#platform/monitor/metrics-of-all.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/metrics.endpoint.ts";
import { isMonitor, readMetrics } from "./read-metrics.server.ts";

export const policy: RoutePolicy = { cached: false };

/** What Prometheus reads, with METRICS_TOKEN as its bearer token; not there while none is set. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = services(context);
  const token = shop.config.metricsToken;
  if (token === undefined) return new Response("Not found", { status: 404 });
  if (!isMonitor(request.headers.get("Authorization"), token)) {
    return new Response("Unauthorized", { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  }
  return new Response(await metricsOfAll(() => readMetrics(shop)), {
    headers: { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE },
  });
}
