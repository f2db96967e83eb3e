import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { databaseErrorCode, violatedConstraint } from "./database-error.server.ts";
import type { Tables } from "./tables/tables.ts";
import { inTransaction } from "./transaction.server.ts";

eachShop("transactions", {}, (shop) => {
  const keys = () => shop.column("rate_limits", "key", {}, "key");
  const insert = (db: Kysely<Tables>, key: string) => db.insertInto("rate_limits").values({ key }).execute();
  const inserted = (db: Kysely<Tables>, key: string) => inTransaction(db, (trx) => insert(trx, key));

  it("keeps what a finished transaction wrote", async () => {
    await inserted(shop.db, "kept");
    expect(await keys()).toEqual(["kept"]);
  });

  it("keeps nothing of one that failed", async () => {
    const failing = shop.inTransaction(async (trx) => {
      await insert(trx, "lost");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await keys()).toEqual([]);
  });

  it("makes an act a part of the transaction that is open", async () => {
    await shop.inTransaction((trx) => inserted(trx, "part kept"));
    const failing = shop.inTransaction(async (trx) => {
      await inserted(trx, "part lost");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await keys()).toEqual(["part kept"]);
  });

  it("does not pretend that a commit after a swallowed error was kept", async () => {
    const failing = shop.db.transaction().execute(async (trx) => {
      await insert(trx, "swallowed");
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow("rolled back instead of committed");
    expect(await keys()).toEqual([]);
  });

  it("lets no query slip into a transaction that is rolled back", async () => {
    const failing = shop.inTransaction(async (trx) => {
      await insert(trx, "slip-inside");
      await pause(50);
      throw new Error("rolled back");
    });
    await pause(10);
    const outside = insert(shop.db, "slip-outside");
    await expect(failing).rejects.toThrow("rolled back");
    await outside;
    expect(await keys()).toEqual(["slip-outside"]);
  });

  it("counts right when many transactions read and write the same row", async () => {
    await shop.add("rate_limits", { key: "counted", count: 0 });
    const raise = () =>
      shop.inTransaction(async (trx) => {
        const locked = trx.selectFrom("rate_limits").select("count").forUpdate();
        const { count } = await locked.executeTakeFirstOrThrow();
        const counted = trx.updateTable("rate_limits").set({ count: count + 1 });
        await counted.execute();
      });
    await manyAtOnce(20, raise);
    expect(await shop.row("rate_limits")).toMatchObject({ count: 20 });
  });

  it("tries a transaction again after a deadlock or a serialisation failure", async () => {
    let tries = 0;
    await shop.inTransaction(async (trx) => {
      tries += 1;
      const failing = sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`;
      if (tries < 3) await failing.execute(trx);
    });
    expect(tries).toBe(3);
  });

  it("refuses the database's own handle inside a transaction instead of waiting for itself", async () => {
    const failing = shop.inTransaction(async () => {
      await shop.db.selectFrom("rate_limits").select("key").execute();
    });
    await expect(failing).rejects.toThrow("instead of the transaction's");
  });

  it("says which constraint refused a row", async () => {
    const twice = () => shop.add("policy_pages", { slug: "s", title: "t", html: "" });
    await twice();
    const error = await twice().catch((reason: unknown) => reason);
    expect([databaseErrorCode(error), violatedConstraint(error)]).toEqual(["23505", "policy_pages_pkey"]);
  });

  it("gives values the same types", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as whole, 12.50::numeric(12, 2) as money, true as yes, array['a', 'b,c'] as list,
        '2026-11-21 12:30:00+05:30'::timestamptz as moment, '2026-11-21'::date as day, '{"a": [1]}'::jsonb as json,
        null::text as nothing, count(*) as counted from content_version`.execute(shop.db);
    expect(rows).toEqual([
      {
        whole: 9007199254740991,
        money: "12.50",
        yes: true,
        list: ["a", "b,c"],
        moment: new Date("2026-11-21T07:00:00Z"),
        day: "2026-11-21",
        json: { a: [1] },
        nothing: null,
        counted: 1,
      },
    ]);
  });
});
