import { services } from "#platform/context.server.ts";
import type { Route } from "./+types/health.endpoint.ts";

/** Who asks how the shop is wants to know it now, in milliseconds. */
const patience = 2_000;

/** 200 only when the database answers, and soon. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    await within(patience, services(context).database.ping());
    return Response.json({ status: "ok" });
  } catch {
    return Response.json({ status: "database unreachable" }, { status: 503 });
  }
}

/** Rejects when it takes longer. */
async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), milliseconds);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
