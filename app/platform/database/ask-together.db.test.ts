import { sql } from "kysely";
import { expect, it } from "vitest";
import { beside } from "../../../tests/database/beside.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { ask, askLast, askTogether, question } from "./ask-together.server.ts";
import { inTransaction } from "./transaction.server.ts";

eachShop("what is asked together", {}, (shop) => {
  const counted = (key: string) =>
    question(
      sql<{ count: number }>`
        insert into rate_limits (key, count) values (${key}, 1)
        on conflict (key) do update set count = rate_limits.count + 1 returning count`.compile(shop.db),
      ([row]) => row?.count,
    );
  const counts = () =>
    question(sql<{ count: number }>`select count from rate_limits order by key`.compile(shop.db), (rows) =>
      rows.map(({ count }) => count),
    );
  const broken = () => question(sql`select 1 / 0`.compile(shop.db), () => "never");

  it("is done in its order and answered by its names, and what is not asked is not answered", async () => {
    const answers = await inTransaction(shop.db, (trx) =>
      askTogether(trx, {
        first: counted("a"),
        before: counts(),
        none: undefined,
        again: counted("a"),
        now: counts(),
      }),
    );
    expect(answers).toEqual({ first: 1, before: [1], again: 2, now: [2] });
    expect(await ask(shop.db, counts())).toEqual([2]);
  });

  it("is undone as a whole where one of it fails, and says what that one said", async () => {
    const failing = inTransaction(shop.db, (trx) =>
      askTogether(trx, { first: counted("a"), broken: broken(), later: counted("b") }),
    );
    await expect(failing).rejects.toThrow("division by zero");
    expect(await ask(shop.db, counts())).toEqual([]);
    expect(await inTransaction(shop.db, (trx) => askTogether(trx, { a: counted("a") }))).toEqual({ a: 1 });
  });

  it("is kept with its last statement, or not at all", async () => {
    await inTransaction(shop.db, async (trx) => {
      await askTogether(trx, { a: counted("a") });
      await askLast(trx, counted("a").statement);
    });
    const failing = inTransaction(shop.db, async (trx) => {
      await askTogether(trx, { a: counted("a") });
      await askLast(trx, broken().statement);
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await ask(shop.db, counts())).toEqual([2]);
  });

  it("reads after a lock what the lock has waited for", async () => {
    await shop.add("rate_limits", { key: "a", count: 1 });
    const lock = question(sql`select from rate_limits for update`.compile(shop.db), () => true);
    const answers = await beside(
      shop.database,
      (trx) => ask(trx, counted("a")),
      () => inTransaction(shop.db, (trx) => askTogether(trx, { lock, now: counts() })),
    );
    expect(answers).toEqual({ lock: true, now: [2] });
  });
});
