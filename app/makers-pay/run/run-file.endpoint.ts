import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import type { Route } from "./+types/run-file.endpoint.ts";
import { runFile } from "./run-file.server.ts";

/** Whole account numbers leave the shop: whoever holds the money may take them. */
export const policy = { cached: false, needs: "money", fresh: "file" } as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffWith(context, policy.needs);
  return runFile(services(context), actor, params.id.replaceAll("\0", ""));
}
