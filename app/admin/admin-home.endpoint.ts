import { redirect } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Route } from "./+types/admin-home.endpoint.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

/** The area's own address leads to its overview. */
export function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  return redirect("/admin/dashboard/overview");
}
