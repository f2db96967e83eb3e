import { redirect } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { settingsPaths } from "../settings-frame.tsx";
import type { Route } from "./+types/former-stock.endpoint.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

/** Where the settings about stock stood before they were among the messages. */
export function loader({ context }: Route.LoaderArgs): Response {
  staffWith(context, policy.needs);
  throw redirect(settingsPaths.messages, 301);
}
