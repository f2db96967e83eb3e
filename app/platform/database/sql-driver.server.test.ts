import { CompiledQuery, Kysely, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { SqlDialect, type SqlSource } from "./sql-driver.server.ts";
import type { Tables } from "./tables/tables.ts";

/**
 * A database that notes the statements of each way to it; to `lost`, and to what travels with it, it answers
 * so often with a failure.
 */
function notedDatabase(lost?: string, failure = new Error("the answer was lost"), times = 9) {
  let failures = 0;
  const ways: string[][] = [];
  const source: SqlSource = {
    connect: async () => ({
      run: async (statements) => {
        const texts = statements.map(({ text }) => text);
        ways.push(texts);
        if (texts.some((text) => text === lost) && failures++ < times) throw failure;
        return texts.map((text) => ({ command: text.toUpperCase(), affected: 0, rows: [] }));
      },
      release: () => undefined,
    }),
    end: async () => undefined,
  };
  return { db: new Kysely<Tables>({ dialect: new SqlDialect(source) }), ways };
}

async function waysOf(act: (trx: Transaction<Tables>) => Promise<unknown>): Promise<string[][]> {
  const { db, ways } = notedDatabase();
  await db.transaction().execute(act);
  return ways;
}

const statement = (text: string) => CompiledQuery.raw(text);

test("a transaction begins with its first statement, and one that asks nothing never does", async () => {
  expect(await waysOf((trx) => trx.executeQuery(statement("one")))).toEqual([["begin", "one"], ["commit"]]);
  expect(await waysOf(async () => undefined)).toEqual([]);
});

test("nothing is committed when the answer to a statement was lost", async () => {
  const { db, ways } = notedDatabase("one");
  const asked = db.transaction().execute((trx) => trx.executeQuery(statement("one")));
  await expect(asked).rejects.toThrow("the answer was lost");
  expect(ways).toEqual([["begin", "one"], ["rollback"]]);
});

test.each([
  ["a statement by itself is sent again after a deadlock", false, [["one"], ["one"]]],
  ["one of a transaction is not: the transaction is", true, [["begin", "one"], ["rollback"]]],
])("%s", async (_what, inTransaction, ways) => {
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const noted = notedDatabase("one", deadlock, 1);
  const one = statement("one");
  const asked = inTransaction
    ? noted.db.transaction().execute((trx) => trx.executeQuery(one))
    : noted.db.executeQuery(one);
  if (inTransaction) await expect(asked).rejects.toThrow("deadlock");
  else await asked;
  expect(noted.ways).toEqual(ways);
});
