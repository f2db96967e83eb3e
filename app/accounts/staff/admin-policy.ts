import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Permission } from "./permissions.ts";

/** What a route of the admin area says of itself: which of the staff may enter (STAFF-2). */
export interface AdminPolicy extends RoutePolicy {
  needs: Permission | "anyone";
  /** What its forms need, where that is another; by the values of their `intent` where they differ. */
  acts?: Permission | Readonly<Record<string, Permission>>;
}
