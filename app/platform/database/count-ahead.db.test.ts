import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { countAhead, lookAhead } from "./count-ahead.server.ts";

eachDatabase("a list counted ahead", (database) => {
  const numbers = (most: number) =>
    sql`(select n::text as id, n % 7 as rest from generate_series(1, ${sql.lit(most)}) as n)`;
  const byRest = sql`rest desc, id`;
  const look = (most: number, page: number, search = "lotus") =>
    lookAhead(database().db, numbers(most), { page, size: 3, order: byRest, search });

  test.each([
    [0, 1, { total: 0, isMore: false }],
    [0, 2, { total: 0, isMore: false }],
    [503, 1, { total: 503, isMore: false }],
    [504, 1, { total: 503, isMore: true }],
    [504, 2, { total: 504, isMore: false }],
    [507, 2, { total: 506, isMore: true }],
    [10, 9, { total: 10, isMore: false }],
    [3, 2, { total: 3, isMore: false }],
  ])("%i rows, page %i shown: how many are counted, and if there are more", async (most, page, counted) => {
    expect(await countAhead(database().db, numbers(most), { page, size: 3 })).toEqual(counted);
    for (const search of ["lotus", ""]) expect(await look(most, page, search)).toMatchObject(counted);
  });

  test.each(["lotus", ""])("it is put in order, page by page, with the search '%s'", async (search) => {
    const idsOf = async (most: number, page: number) => (await look(most, page, search)).ids;
    expect(await idsOf(16, 1)).toEqual(["13", "6", "12"]);
    expect(await idsOf(16, 2)).toEqual(["5", "11", "4"]);
    expect(await idsOf(0, 1)).toEqual([]);
  });

  test.each(["lotus", ""])("a page beyond the last is the last, with the search '%s'", async (search) => {
    expect(await look(16, 9, search)).toEqual({ total: 16, isMore: false, page: 6, ids: ["7"] });
    expect(await look(15, 6, search)).toMatchObject({ page: 5, ids: ["8", "14", "7"] });
    expect(await look(0, 2, search)).toEqual({ total: 0, isMore: false, page: 1, ids: [] });
    expect(await look(5000, 2, search)).toMatchObject({ page: 2, isMore: true });
  });

  test("without a search the page's ids are known, however long the list", async () =>
    expect((await look(5000, 1, "")).ids).toHaveLength(3));

  test("a search that finds more than is counted gives no ids", async () =>
    expect((await look(5000, 1)).ids).toBeUndefined());
});
