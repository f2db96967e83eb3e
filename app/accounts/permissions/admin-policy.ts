import type { FreshFor, RoutePolicy } from "#platform/web/route-policy.ts";
import type { Permission } from "./permissions.ts";

/** What takes the shop's data out, or changes how it is run and by whom. */
export const gravePermissions = ["export", "settings", "staff"] as const satisfies Permission[];
type GravePermission = (typeof gravePermissions)[number];

interface DeclaredNeeds extends RoutePolicy {
  /** What its forms need, where that is another; by the values of their `intent` where they differ. */
  acts?: Permission | Readonly<Record<string, Permission | readonly Permission[]>>;
  /**
   * What an act makes may do by itself afterwards, by the values of its `intent`: its maker holds all of
   * that, too (STAFF-11).
   */
  gives?: Readonly<Record<string, readonly Permission[]>>;
}

interface UsualNeeds extends DeclaredNeeds {
  needs: Exclude<Permission, GravePermission> | "anyone";
}

interface FileNeeds extends DeclaredNeeds {
  needs: "export";
  /** What its records need where they are read one by one: a file shows nobody what no page shows them. */
  of: Exclude<Permission, "export">;
  fresh: "file";
}

interface GraveNeeds extends DeclaredNeeds {
  needs: Exclude<GravePermission, "export">;
  /** A policy that needs such names which of it requires the second factor anew (TWOSTEP-21). */
  fresh: FreshFor;
}

/** What a route of the admin area says of itself: which of the staff may enter (STAFF-2). */
export type AdminPolicy = UsualNeeds | FileNeeds | GraveNeeds;
