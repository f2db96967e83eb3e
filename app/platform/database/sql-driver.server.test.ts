import { CompiledQuery, Kysely, type Transaction } from "kysely";
import { expect, test } from "vitest";
import { askLast, askTogether, question } from "./ask-together.server.ts";
import { SqlDialect } from "./sql-driver.server.ts";
import type { SqlSource } from "./sql-source.server.ts";
import type { Tables } from "./tables/tables.ts";

/**
 * A database that notes the statements of each way to it; to `lost`, and to what travels with it, it answers
 * so often with a failure. `end` is what it answers to a commit.
 */
function notedDatabase(lost?: string, failure = new Error("the answer was lost"), times = 9, end = "COMMIT") {
  let failures = 0;
  const ways: string[][] = [];
  const source: SqlSource = {
    connect: async () => ({
      run: async (statements) => {
        const texts = statements.map(({ text }) => text);
        ways.push(texts);
        if (texts.some((text) => text === lost) && failures++ < times) throw failure;
        const commandOf = (text: string) => (text === "commit" ? end : text.toUpperCase());
        return texts.map((text) => ({ command: commandOf(text), affected: 0, rows: [] }));
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

const asked = (text: string) => question(statement(text), ({ length }) => `${text}: ${length}`);

test("what is asked together goes on one way, in its order, with the beginning", async () => {
  const ways = await waysOf(async (trx) => {
    const answers = await askTogether(trx, { one: asked("one"), none: undefined, two: asked("two") });
    expect(answers).toEqual({ one: "one: 0", two: "two: 0" });
    await askTogether(trx, { three: asked("three"), four: asked("four") });
  });
  expect(ways).toEqual([["begin", "one", "two"], ["three", "four"], ["commit"]]);
});

test("the last statement commits on its way, after which nothing can be asked", async () => {
  const last = (trx: Transaction<Tables>) => askLast(trx, statement("last"));
  expect(await waysOf(last)).toEqual([["begin", "last", "commit"]]);
  const more = waysOf(async (trx) => [await last(trx), await trx.executeQuery(statement("more"))]);
  await expect(more).rejects.toThrow("after the last one");
});

test.each([
  ["its answer was lost", notedDatabase("last"), "the answer was lost"],
  ["it was rolled back", notedDatabase(undefined, undefined, 0, "ROLLBACK"), "rolled back instead"],
  ["nothing was said of its end", notedDatabase(undefined, undefined, 0, ""), "did not confirm"],
])("a last statement is not kept where %s", async (_what, { db, ways }, why) => {
  const asking = db.transaction().execute((trx) => askLast(trx, statement("last")));
  await expect(asking).rejects.toThrow(why);
  expect(ways[0]).toEqual(["begin", "last", "commit"]);
});
