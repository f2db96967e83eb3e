import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { typedMonth } from "#books/rules/book-month.ts";
import { paise } from "#values/money/money.ts";
import { eachCardShop } from "../../tests/database/card-shop.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { moneyFileRows } from "./money/money-file.server.ts";
import { readSettlements } from "./reading/read-settlements.server.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const megabyte = 1024 * 1024;
const many = 100_000;

/** What lives at the end of every tenth page. */
function liveHeap() {
  const live: number[] = [];
  let pages = 0;
  return {
    turn() {
      pages += 1;
      if (pages % 10 !== 0) return;
      collectGarbage();
      live.push(process.memoryUsage().heapUsed / megabyte);
    },
    grown: () => (live.at(-1) ?? Number.NaN) - (live[0] ?? Number.NaN),
  };
}

eachCardShop("a settlement of 100,000 lines", { on: "server", at: "2026-12-04T04:00:00Z" }, (shop) => {
  test("is read in flat memory: the last page takes no more than the tenth (MONEY-1)", async () => {
    await shop.add("settlement_reading", { read_at: new Date("2026-12-03T04:00:00Z") });
    const made = await shop.steer("settle", { day: "2026-12-04", fill: many });
    const heap = liveHeap();
    const settledLines: typeof shop.razorpay.settledLines = (...asked) => {
      heap.turn();
      return shop.razorpay.settledLines(...asked);
    };
    const { db, now, log } = shop;
    await readSettlements({ db, now, log, razorpay: { ...shop.razorpay, settledLines } });
    const { rows } = await sql<{ lines: number; sum: number }>`
      select count(*)::int as lines, sum(credit_paise - debit_paise)::int as sum from settlement_lines`.execute(
      db,
    );
    expect(rows).toEqual([{ lines: many, sum: made.amount }]);
    expect(heap.grown()).toBeLessThan(8);
  }, 120_000);
});

eachShop("a month's money of 100,000 lines", { on: "server", at: "2026-12-07T10:00:00Z" }, (shop) => {
  test("is a file in flat memory, settled or kept back (MONEY-2)", async () => {
    await sql`insert into settlements (id, amount_paise, fees_paise, tax_paise, utr, state, created_at)
      select 'setl_' || n, 2940000, 60000, 9000, 'U' || n, 'processed', '2026-12-03'::date
      from generate_series(0, 2) n`.execute(shop.db);
    await sql`insert into settlement_lines (type, entity_id, payment_id, settlement_id, amount_paise,
        debit_paise, credit_paise, fee_paise, tax_paise, on_hold, created_at)
      select 'payment', 'pay_' || n, 'pay_' || n, case when n % 10 > 0 then 'setl_' || n % 3 end, 100, 0, 98, 2, 0,
        n % 10 = 0, '2026-12-01'::date
      from generate_series(1, ${many}::int) n`.execute(shop.db);
    const late = { home: "2026-12-01", abroad: "2026-11-25", cash: "2026-11-26" };
    const month = typedMonth("2026-12");
    if (!month) throw new Error("no month");
    const heap = liveHeap();
    const came = { lines: 0, sum: paise(0) };
    for await (const rows of moneyFileRows(shop.db, month, late)) {
      heap.turn();
      came.lines += rows.length;
      came.sum = paise(came.sum + rows.reduce((all, { amount }) => all + amount, 0));
    }
    expect(came).toEqual({ lines: many, sum: many * 100 });
    expect(heap.grown()).toBeLessThan(8);
  }, 120_000);
});
