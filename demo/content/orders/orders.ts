import { earlierOrders } from "./earlier-orders.ts";
import { recentOrders } from "./recent-orders.ts";
import type { SeedOrder } from "./seed-order.ts";

/** Oldest first. Whatever happens to one has happened by midnight before the first start. */
export const orders: readonly SeedOrder[] = [...earlierOrders, ...recentOrders];
