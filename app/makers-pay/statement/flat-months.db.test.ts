import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { stateLastMonth } from "./state-months.server.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const megabyte = 1024 * 1024;

eachShop("a year of 200 makers", { on: "server" }, (shop) => {
  test("is stated in flat memory: the twelfth month takes no more than the second (OWED-9)", async () => {
    await sql`insert into maker_entries (artisan_id, artisan_name, kind, amount, source, on_date, note, pieces)
      select 'maker' || maker, 'Maker ' || maker, 'piece', 180, concat_ws(':', maker, month, n),
        ('2026-03-15'::date + month * interval '1 month')::date, 'W-26-27-0001 · Sewing', 12
      from generate_series(1, 200) maker, generate_series(1, 12) month, generate_series(1, 8) n`.execute(
      shop.db,
    );
    const live: number[] = [];
    for (let month = 1; month <= 12; month += 1) {
      shop.clock = new Date(Date.UTC(2026, 3 + month, 1, 6));
      await stateLastMonth(shop);
      collectGarbage();
      live.push(process.memoryUsage().heapUsed / megabyte);
    }
    expect(await shop.count("maker_statements")).toBe(2400);
    expect((live[11] ?? 0) - (live[1] ?? 0)).toBeLessThan(8);
  });
});
