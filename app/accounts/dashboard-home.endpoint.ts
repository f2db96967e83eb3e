import { redirect } from "react-router";
import type { RoutePolicy } from "#platform/web/route-policy.ts";

export const policy: RoutePolicy = { cached: false };

/** The dashboard begins with the orders. */
export const loader = () => redirect("/dashboard/my-orders");
