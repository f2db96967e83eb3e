import { expect, test } from "vitest";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { emptyMachine, shopRoot } from "../../tests/database/backup-shop.ts";
import { plantShop } from "./plant-shop.ts";

/** On a new machine it draws the demo shop's pictures. */
const longest = 300_000;

test("copies that start at once on an empty server database plant one shop, and none of them breaks", {
  timeout: longest,
}, async () => {
  const machine = await emptyMachine("server");
  await migrateToLatest(machine.db, shopRoot);
  await Promise.all([1, 2].map(() => plantShop(machine, shopRoot)));
  const { n } = await machine.db
    .selectFrom("artisans")
    .select((from) => from.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBeGreaterThan(3);
  await machine.discard();
});
