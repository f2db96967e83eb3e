import { expect, test } from "vitest";
import { choose } from "./choose-tests.ts";
import { importersOf } from "./import-graph.ts";

const files = new Map([
  ["app/cart/cart.ts", ""],
  ["app/cart/cart.test.ts", 'import { totalOf } from "../../app/cart/cart.ts";'],
  ["app/cart/cart.text.ts", ""],
  ["app/cart/cart.hi.ts", ""],
  [
    "app/cart/cart.page.tsx",
    'import { totalOf } from "#cart/cart.ts"; import { text } from "../../app/cart/cart.text.ts";',
  ],
  ["app/orders/order.db.server.ts", 'import { totalOf } from "#cart/cart.ts";'],
  ["app/orders/order.db.test.ts", 'import { addOrder } from "../../app/orders/order.db.server.ts";'],
  ["app/orders/order.page.tsx", 'const db = await import("../../app/orders/order.db.server.ts");'],
  ["app/ui/theme.css", ""],
  ["app/platform/database/migrate.db.test.ts", ""],
  ["db/migrations/0200-more.sql", ""],
  ["checks/texts.test.ts", ""],
  ["tests/cart-of.ts", 'import { totalOf } from "#cart/cart.ts";'],
  ["tests/request/cart.test.ts", 'await ask("/cart");'],
  ["tests/request/order.test.ts", 'await ask("/order/JC-1/cancel");'],
  ["tests/browser/look/colours.spec.ts", ""],
  ["tests/faults/kill.test.ts", 'import { cartOf } from "../../tests/cart-of.ts";'],
]);
const addresses = [
  { pattern: "cart", file: "app/cart/cart.page.tsx" },
  { pattern: "order/:number/cancel", file: "app/orders/order.page.tsx" },
];
const tree = { files, importers: importersOf(files), addresses };
const unit = "checks/texts.test.ts";
const cart = "tests/request/cart.test.ts";
const order = "tests/request/order.test.ts";
const database = ["app/orders/order.db.test.ts"];
const nearCart = {
  unit: [unit, "app/cart/cart.test.ts"],
  database,
  request: [cart, order],
  faults: ["tests/faults/kill.test.ts"],
};
const migrations = ["app/platform/database/migrate.db.test.ts"];

test.each([
  ["app/cart/cart.page.tsx", { unit: [unit], request: [cart] }, 3],
  ["app/cart/cart.hi.ts", { unit: [unit], request: [cart] }, 3],
  ["app/orders/order.db.server.ts", { unit: [unit], database, request: [order] }, 3],
  ["app/cart/cart.ts", nearCart, 3],
  ["app/ui/theme.css", { unit: [unit], browser: ["tests/browser/look/colours.spec.ts"] }, 3],
  ["db/migrations/0200-more.sql", { unit: [unit], database: migrations }, 0],
  ["docs/product/cart.md", { unit: [unit] }, 0],
  ["app/cart/gone.ts", { unit: [unit] }, 3],
  [undefined, {}, 0],
])("a change of %s is tried by %j", (changed, tests, whole) => {
  const chosen = choose(changed ? [changed] : [], tree);
  expect(Object.fromEntries(chosen.tests)).toEqual(tests);
  expect(chosen.whole).toHaveLength(whole);
});
