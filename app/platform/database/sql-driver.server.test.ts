import { CompiledQuery, Kysely, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { askLast, askWithNext } from "./ask-in-transaction.server.ts";
import { SqlDialect, type SqlSource } from "./sql-driver.server.ts";
import type { Tables } from "./tables.ts";

/** The statements of each way to the database that a transaction took. */
async function waysOf(act: (trx: Transaction<Tables>) => Promise<unknown>): Promise<string[][]> {
  const ways: string[][] = [];
  const source: SqlSource = {
    connect: async () => ({
      run: async (statements) => {
        ways.push(statements.map(({ text }) => text));
        return statements.map(({ text }) => ({ command: text.toUpperCase(), affected: 0, rows: [] }));
      },
      release: () => undefined,
    }),
    end: async () => undefined,
  };
  await new Kysely<Tables>({ dialect: new SqlDialect(source) }).transaction().execute(act);
  return ways;
}

const statement = (text: string) => CompiledQuery.raw(text);

test("a transaction begins with its first statement, and one that asks nothing never does", async () => {
  expect(await waysOf((trx) => trx.executeQuery(statement("one")))).toEqual([["begin", "one"], ["commit"]]);
  expect(await waysOf(async () => undefined)).toEqual([]);
});

test("it ends with its last statement", async () => {
  expect(await waysOf((trx) => askLast(trx, statement("one")))).toEqual([["begin", "one", "commit"]]);
});

test("a statement travels with the next one, and with the commit where none comes", async () => {
  const ways = await waysOf(async (trx) => {
    await trx.executeQuery(statement("one"));
    await Promise.all([askWithNext(trx, statement("two")), trx.executeQuery(statement("three"))]);
    void askWithNext(trx, statement("four"));
  });
  expect(ways).toEqual([
    ["begin", "one"],
    ["two", "three"],
    ["four", "commit"],
  ]);
});
