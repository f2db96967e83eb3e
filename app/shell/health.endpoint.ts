import { services } from "#platform/context.server.ts";
import type { Route } from "./+types/health.endpoint.ts";

/** 200 only when the database answers. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    await services(context).database.ping();
    return Response.json({ status: "ok" });
  } catch {
    return Response.json({ status: "database unreachable" }, { status: 503 });
  }
}
