import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { countAhead, lookAhead } from "./count-ahead.server.ts";

eachDatabase("a list counted ahead", (database) => {
  const numbers = (most: number) =>
    sql`(select n::text as id, n % 7 as rest from generate_series(1, ${sql.lit(most)}) as n)`;
  const byRest = sql`rest desc, id`;
  const look = (most: number, page: number) =>
    lookAhead(database().db, numbers(most), { page, size: 3, order: byRest, search: "lotus" });

  test.each([
    [0, 1, { total: 0, isMore: false }],
    [1003, 1, { total: 1003, isMore: false }],
    [1004, 1, { total: 1003, isMore: true }],
    [1004, 2, { total: 1004, isMore: false }],
  ])("%i rows, of which page %i is shown", async (most, page, counted) => {
    expect(await countAhead(database().db, numbers(most), { page, size: 3 })).toEqual(counted);
    expect(await look(most, page)).toMatchObject(counted);
  });

  test("what a search finds is put in order, page by page", async () => {
    expect((await look(16, 1)).ids).toEqual(["13", "6", "12"]);
    expect((await look(16, 2)).ids).toEqual(["5", "11", "4"]);
    expect((await look(16, 9)).ids).toEqual([]);
    expect((await look(0, 1)).ids).toEqual([]);
  });

  test("a list without a search is only counted", async () =>
    expect(
      await lookAhead(database().db, numbers(5), { page: 1, size: 3, order: byRest, search: "" }),
    ).toEqual({ total: 5, isMore: false }));

  test("there are no ids where more was found than was counted", async () =>
    expect((await look(5000, 1)).ids).toBeUndefined());
});
