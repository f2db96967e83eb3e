import { setTimeout as pause } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { askLast, askWithNext } from "./ask-in-transaction.server.ts";
import { databaseErrorCode, violatedConstraint } from "./database-error.server.ts";
import type { Tables } from "./tables/tables.ts";
import { inTransaction } from "./transaction.server.ts";

eachDatabase("transactions", (database) => {
  const keys = async (prefix: string) => {
    const rows = await database()
      .db.selectFrom("rate_limits")
      .select("key")
      .where("key", "like", `${prefix}%`)
      .orderBy("key")
      .execute();
    return rows.map(({ key }) => key);
  };

  it("keeps what a finished transaction wrote", async () => {
    await inTransaction(database().db, (trx) =>
      trx.insertInto("rate_limits").values({ key: "kept" }).execute(),
    );
    expect(await keys("kept")).toEqual(["kept"]);
  });

  it("keeps nothing of one that failed", async () => {
    const failing = inTransaction(database().db, async (trx) => {
      await trx.insertInto("rate_limits").values({ key: "lost" }).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await keys("lost")).toEqual([]);
  });

  it("does not pretend that a commit after a swallowed error was kept", async () => {
    const failing = database()
      .db.transaction()
      .execute(async (trx) => {
        await trx.insertInto("rate_limits").values({ key: "swallowed" }).execute();
        await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      });
    await expect(failing).rejects.toThrow("rolled back instead of committed");
    expect(await keys("swallowed")).toEqual([]);
  });

  const insert = (trx: Transaction<Tables>, key: string, count: unknown = 0) =>
    sql`insert into rate_limits (key, count) values (${key}, ${count})`.compile(trx);
  const insertKey = (trx: Transaction<Tables>, key: string) =>
    sql<{ key: string }>`insert into rate_limits (key) values (${key}) returning key`.compile(trx);

  it("commits with the last statement, after which nothing can be asked", async () => {
    const { db } = database();
    await inTransaction(db, async (trx) => {
      await trx.executeQuery(insert(trx, "last-first"));
      const { numAffectedRows } = await askLast(trx, insert(trx, "last-second"));
      expect(numAffectedRows).toBe(1n);
    });
    const more = inTransaction(db, async (trx) => {
      await askLast(trx, insert(trx, "last-only"));
      await trx.executeQuery(insert(trx, "last-late"));
    });
    await expect(more).rejects.toThrow("after the last one of its transaction");
    expect(await keys("last-")).toEqual(["last-first", "last-only", "last-second"]);
  });

  it("keeps nothing when the last statement fails, here or in the database", async () => {
    const { db } = database();
    const ending = (count: unknown) =>
      inTransaction(db, async (trx) => {
        await trx.executeQuery(insert(trx, "failed-first"));
        await askLast(trx, insert(trx, "failed-last", count));
      });
    await expect(ending("many")).rejects.toThrow("invalid input syntax");
    // A value that nobody can write would be noticed only once the commit is on its way.
    await expect(ending({ toPostgres: () => 1n })).rejects.toThrow("plain values");
    expect(await keys("failed-")).toEqual([]);
  });

  it("asks a statement along with the next one, and answers both", async () => {
    const { db } = database();
    const answers = await inTransaction(db, (trx) =>
      Promise.all([
        askWithNext(trx, insertKey(trx, "with-one")),
        trx.executeQuery(insertKey(trx, "with-two")),
      ]),
    );
    expect(answers).toMatchObject([[{ key: "with-one" }], { rows: [{ key: "with-two" }] }]);
    expect(await keys("with-")).toEqual(["with-one", "with-two"]);
  });

  it("asks several along with the last statement, or with the commit where none comes", async () => {
    const { db } = database();
    await inTransaction(db, async (trx) => {
      await trx.executeQuery(insertKey(trx, "several-0"));
      await Promise.all([
        askWithNext(trx, insertKey(trx, "several-1")),
        askWithNext(trx, insertKey(trx, "several-2")),
        askLast(trx, insert(trx, "several-3")),
      ]);
    });
    await inTransaction(db, async (trx) => {
      void askWithNext(trx, insertKey(trx, "several-4"));
    });
    expect(await keys("several-")).toEqual(["0", "1", "2", "3", "4"].map((place) => `several-${place}`));
  });

  it("keeps nothing when a statement that travels with another fails, or the other one", async () => {
    const { db } = database();
    const both = (first: unknown, second: unknown) =>
      inTransaction(db, async (trx) => {
        await trx.executeQuery(insert(trx, "along-before"));
        return Promise.all([
          askWithNext(trx, insert(trx, "along-first", first)),
          trx.executeQuery(insert(trx, "along-second", second)),
        ]);
      });
    await expect(both("many", 1)).rejects.toThrow("invalid input syntax");
    await expect(both(1, "many")).rejects.toThrow("invalid input syntax");
    expect(await keys("along-")).toEqual([]);
  });

  it("takes no value that nobody can write along with a commit", async () => {
    const unwritable = { toPostgres: () => 1n };
    const asked = inTransaction(database().db, (trx) =>
      Promise.all([
        askWithNext(trx, insert(trx, "unwritable-first", unwritable)),
        askLast(trx, insert(trx, "unwritable-last")),
      ]),
    );
    await expect(asked).rejects.toThrow("plain values");
    expect(await keys("unwritable-")).toEqual([]);
  });

  it("forgets a statement that waits when its transaction is given up, whatever was asked before", async () => {
    const { db } = database();
    const givenUp = (isOpened: boolean) =>
      inTransaction(db, async (trx) => {
        if (isOpened) await trx.executeQuery(insert(trx, "given-up-before"));
        void askWithNext(trx, insertKey(trx, "given-up")).catch(() => undefined);
        throw new Error("changed my mind");
      });
    await expect(givenUp(false)).rejects.toThrow("changed my mind");
    await expect(givenUp(true)).rejects.toThrow("changed my mind");
    expect(await keys("given-up")).toEqual([]);
  });

  it("lets no query slip into a transaction that is rolled back", async () => {
    const failing = inTransaction(database().db, async (trx) => {
      await trx.insertInto("rate_limits").values({ key: "slip-inside" }).execute();
      await pause(50);
      throw new Error("rolled back");
    });
    await pause(10);
    const outside = database().db.insertInto("rate_limits").values({ key: "slip-outside" }).execute();
    await expect(failing).rejects.toThrow("rolled back");
    await outside;
    expect(await keys("slip-")).toEqual(["slip-outside"]);
  });

  it("counts right when many transactions read and write the same row", async () => {
    await database().db.insertInto("rate_limits").values({ key: "counted", count: 0 }).execute();
    const raise = () =>
      inTransaction(database().db, async (trx) => {
        const { count } = await trx
          .selectFrom("rate_limits")
          .select("count")
          .where("key", "=", "counted")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("rate_limits")
          .set({ count: count + 1 })
          .where("key", "=", "counted")
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    const row = await database()
      .db.selectFrom("rate_limits")
      .select("count")
      .where("key", "=", "counted")
      .executeTakeFirstOrThrow();
    expect(row.count).toBe(20);
  });

  it("tries a transaction again after a deadlock or a serialisation failure", async () => {
    let tries = 0;
    await inTransaction(database().db, async (trx) => {
      tries += 1;
      if (tries < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
    });
    expect(tries).toBe(3);
  });

  it("refuses the database's own handle inside a transaction instead of waiting for itself", async () => {
    const failing = inTransaction(database().db, async () => {
      await database().db.selectFrom("rate_limits").select("key").execute();
    });
    await expect(failing).rejects.toThrow("instead of the transaction's");
  });

  it("says which constraint refused a row", async () => {
    const twice = () =>
      database().db.insertInto("policy_pages").values({ slug: "s", title: "t", html: "" }).execute();
    await twice();
    const error = await twice().catch((reason: unknown) => reason);
    expect(databaseErrorCode(error)).toBe("23505");
    expect(violatedConstraint(error)).toBe("policy_pages_pkey");
  });

  it("gives values the same types", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as whole, 12.50::numeric(12, 2) as money, true as yes, array['a', 'b,c'] as list,
        '2026-11-21 12:30:00+05:30'::timestamptz as moment, '2026-11-21'::date as day, '{"a": [1]}'::jsonb as json,
        null::text as nothing, count(*) as counted from content_version`.execute(database().db);
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
