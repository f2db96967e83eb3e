import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/health.endpoint.ts";

export const policy: RoutePolicy = { cached: false };

/** Who asks how the shop is wants to know it now, in milliseconds. */
const patience = 2_000;

const ill = (status: string) => Response.json({ status }, { status: 503 });

/** 200 only when the database answers, and soon, and the last attempt to write succeeded. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, writes } = services(context);
  try {
    await within(patience, database.ping());
  } catch {
    return ill("database unreachable");
  }
  const isIll = writes.fails("database") || writes.fails("files");
  return isIll ? ill("nothing can be saved") : Response.json({ status: "ok" });
}

/** Rejects when it takes longer. */
async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), milliseconds);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
