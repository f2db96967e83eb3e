import { services } from "#platform/context.server.ts";
import type { Route } from "./+types/ready.endpoint.ts";

/** 200 while the shop wants to be asked. Before it is open, its door answers 503 by itself. */
export function loader({ context }: Route.LoaderArgs) {
  return services(context).life.isReady
    ? Response.json({ status: "ready" })
    : Response.json({ status: "stopping" }, { status: 503 });
}
