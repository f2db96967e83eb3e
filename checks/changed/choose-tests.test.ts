import { expect, test } from "vitest";
import { choose } from "./choose-tests.ts";
import { importersOf } from "./import-graph.ts";

const files = new Map([
  ["app/cart/cart.ts", ""],
  ["app/cart/cart.test.ts", 'import { totalOf } from "./cart.ts";'],
  ["app/cart/cart.text.ts", ""],
  ["app/cart/cart.hi.ts", ""],
  [
    "app/cart/cart.page.tsx",
    'import { totalOf } from "#cart/cart.ts"; import { text } from "./cart.text.ts";',
  ],
  ["app/orders/order.db.server.ts", 'import { totalOf } from "#cart/cart.ts";'],
  ["app/orders/order.db.test.ts", 'import { addOrder } from "./order.db.server.ts";'],
  ["app/orders/order.page.tsx", 'const db = await import("./order.db.server.ts");'],
  ["app/ui/theme.css", ""],
  ["app/platform/database/migrate.db.test.ts", ""],
  ["db/migrations/0200-more.sql", ""],
  ["checks/texts.test.ts", ""],
  ["tests/cart-of.ts", 'import { totalOf } from "#cart/cart.ts";'],
  ["tests/request/cart.test.ts", 'await ask("/cart");'],
  ["tests/request/order.test.ts", 'await ask("/order/JC-1/cancel");'],
  ["tests/browser/look/colours.spec.ts", ""],
  ["tests/faults/kill.test.ts", 'import { cartOf } from "../cart-of.ts";'],
]);
const addresses = [
  { pattern: "cart", file: "app/cart/cart.page.tsx" },
  { pattern: "order/:number/cancel", file: "app/orders/order.page.tsx" },
];
const tree = { files, importers: importersOf(files), addresses };
const all = "checks/texts.test.ts";

test.each([
  {
    changed: ["app/cart/cart.page.tsx"],
    tests: { unit: [all], request: ["tests/request/cart.test.ts"] },
    whole: 3,
  },
  {
    changed: ["app/cart/cart.hi.ts"],
    tests: { unit: [all], request: ["tests/request/cart.test.ts"] },
    whole: 3,
  },
  {
    changed: ["app/orders/order.db.server.ts"],
    tests: {
      unit: [all],
      database: ["app/orders/order.db.test.ts"],
      request: ["tests/request/order.test.ts"],
    },
    whole: 3,
  },
  {
    changed: ["app/cart/cart.ts"],
    tests: {
      unit: [all, "app/cart/cart.test.ts"],
      database: ["app/orders/order.db.test.ts"],
      request: ["tests/request/cart.test.ts", "tests/request/order.test.ts"],
      faults: ["tests/faults/kill.test.ts"],
    },
    whole: 3,
  },
  {
    changed: ["app/ui/theme.css"],
    tests: { unit: [all], browser: ["tests/browser/look/colours.spec.ts"] },
    whole: 3,
  },
  {
    changed: ["db/migrations/0200-more.sql"],
    tests: { unit: [all], database: ["app/platform/database/migrate.db.test.ts"] },
    whole: 0,
  },
  { changed: ["docs/product/cart.md"], tests: { unit: [all] }, whole: 0 },
  { changed: ["app/cart/gone.ts"], tests: { unit: [all] }, whole: 3 },
  { changed: [], tests: {}, whole: 0 },
])("a change of $changed is tried by $tests", ({ changed, tests, whole }) => {
  const chosen = choose(changed, tree);
  expect(Object.fromEntries(chosen.tests)).toEqual(tests);
  expect(chosen.whole).toHaveLength(whole);
});
