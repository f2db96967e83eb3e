import type { RunningShop } from "../tests/running-shop.ts";
import { benchBooks } from "./books.ts";
import { benchCachedPages } from "./cached-page.ts";
import { benchCopies } from "./copies.ts";
import { benchFirstStart } from "./first-start.ts";
import { benchGrowth } from "./growth.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLighthouse } from "./lighthouse.ts";
import type { Row } from "./measure.ts";
import { benchMixed } from "./mixed.ts";
import { benchOrders } from "./orders.ts";
import { benchHotCode, benchPlaceOrder } from "./place-order.ts";
import { benchPooledOrders } from "./pooled-orders.ts";
import { benchStart } from "./start.ts";
import { benchManyOrders } from "./ten-million-orders.ts";
import { benchTyping } from "./typing.ts";
import { benchCompressed, benchUncached } from "./uncached-page.ts";
import { benchWeights } from "./weights.ts";
import { benchWorkers } from "./workers.ts";

/** What a bench measures. */
export interface BenchSite {
  shop: RunningShop;
  /** A product's address. */
  product: string;
  short: boolean;
  /** How many orders `ten-million-orders` makes. */
  orders: number;
}

export interface Bench {
  name: string;
  /** Whether the shop runs meanwhile; else it has been stopped, and its data folder may be used by others. */
  needs: "running shop" | "its data";
  /** Not part of a whole run. */
  onlyNamed?: boolean;
  run(site: BenchSite): Promise<Row[]>;
}

/** Every row of the table, by the name that chooses it. */
export const benches: readonly Bench[] = [
  {
    name: "cached",
    needs: "running shop",
    run: ({ shop, product }) => benchCachedPages(shop, { home: "/", shop: "/shop", product, blog: "/blog" }),
  },
  { name: "weights", needs: "running shop", run: ({ shop, product }) => benchWeights(shop, product) },
  {
    name: "lighthouse",
    needs: "running shop",
    run: ({ shop, product }) =>
      benchLighthouse(shop.origin, ["/", "/shop", product, "/hi", "/hi/shop", `/hi${product}`]),
  },
  { name: "typing", needs: "running shop", run: ({ shop }) => benchTyping(shop) },
  {
    name: "interactions",
    needs: "running shop",
    run: ({ shop, product }) => benchInteractions(shop.origin, product),
  },
  {
    name: "uncached",
    needs: "its data",
    run: ({ shop, product }) =>
      benchUncached(
        [
          ...["/", "/shop", "/shop?category=bags&sort=price-asc", product].map((path) => ({ path })),
          { path: "/dashboard/my-orders", as: "user" },
          { path: "/admin/dashboard/orders", as: "admin" },
        ],
        shop.dataDir,
      ),
  },
  {
    name: "compressed",
    needs: "its data",
    run: async ({ shop }) => [await benchCompressed("/shop", shop.dataDir)],
  },
  { name: "place-order", needs: "its data", run: async () => [await benchPlaceOrder()] },
  { name: "hot-code", needs: "its data", run: async () => [await benchHotCode()] },
  { name: "orders", needs: "its data", run: ({ shop, short }) => benchOrders(shop.dataDir, short ? 5 : 15) },
  {
    name: "pooled-orders",
    needs: "its data",
    run: async ({ shop, short }) => [await benchPooledOrders(shop.dataDir, short ? 5 : 15)],
  },
  { name: "mixed", needs: "its data", run: ({ shop, short }) => benchMixed(shop.dataDir, short ? 30 : 180) },
  { name: "start", needs: "its data", run: ({ shop }) => benchStart(shop.dataDir) },
  { name: "first-start", needs: "its data", run: () => benchFirstStart() },
  { name: "copies", needs: "its data", run: ({ shop }) => benchCopies(shop.dataDir) },
  { name: "workers", needs: "its data", run: ({ shop }) => benchWorkers(shop.dataDir) },
  { name: "books", needs: "its data", run: ({ short }) => benchBooks(short ? 10_000 : 100_000) },
  {
    name: "growth",
    needs: "its data",
    run: ({ shop, short }) =>
      benchGrowth(shop.dataDir, {
        server: short ? [100, 10_000] : [100, 10_000, 100_000],
        embedded: [100, 10_000],
      }),
  },
  {
    // Making 100,000 of everything in the embedded database takes minutes, and on a slow machine longer than
    // all other rows together.
    name: "growth-embedded",
    needs: "its data",
    onlyNamed: true,
    run: ({ shop }) => benchGrowth(shop.dataDir, { embedded: [100, 100_000] }),
  },
  {
    // Takes an hour and 40 GB of disk.
    name: "ten-million-orders",
    needs: "its data",
    onlyNamed: true,
    run: ({ shop, orders }) => benchManyOrders(shop.dataDir, orders),
  },
];
