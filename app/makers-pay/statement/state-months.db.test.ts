import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { insertEntry } from "../entries.db.server.ts";
import { beginRun } from "../pay-run.server.ts";
import { statementsOfMaker, statementsOfRun } from "../statements.db.server.ts";
import { stateLastMonth } from "./state-months.server.ts";

const asha = { id: "asha", name: "Asha Devi" };

eachShop("a month's statements", { at: "2026-12-01T00:10:00+05:30" }, (shop) => {
  let made = 0;
  const entered = (on: string, rupees = 100, maker = asha) =>
    shop.inTransaction((trx) => {
      made += 1;
      return insertEntry(trx, {
        maker,
        kind: "correction",
        amount: paise(rupees * 100),
        source: `${made}`,
        on,
      });
    });
  const stated = async (id = "asha") =>
    (await statementsOfMaker(shop.db, id)).map(({ month, facts: { before, after, entries } }) => [
      month.slice(0, 7),
      entries.length,
      before / 100,
      after / 100,
    ]);

  test("are made on the first of the next, once, of what is of it or before (OWED-9)", async () => {
    await entered("2026-10-31", 40);
    await entered("2026-11-30");
    await entered("2026-12-01", 7);
    await entered("2026-12-01", 5, { id: "sunita", name: "Sunita" });
    await manyAtOnce(3, () => stateLastMonth(shop));
    expect([await stated(), await stated("sunita")]).toEqual([[["2026-11", 2, 0, 140]], []]);
    shop.clock = new Date("2027-01-01T00:00:00+05:30");
    await entered("2026-11-02", 3);
    await stateLastMonth(shop);
    expect([await stated(), await stated("sunita")]).toEqual([
      [
        ["2026-12", 2, 140, 150],
        ["2026-11", 2, 0, 140],
      ],
      [["2026-12", 1, 0, 5]],
    ]);
  });

  test("are left to the pay run that made them; what came after stands on the next", async () => {
    shop.clock = new Date("2026-11-20T10:00:00+05:30");
    await entered("2026-11-20");
    await beginRun(shop, shop.owner, paise(0));
    await entered("2026-11-25", 20);
    shop.clock = new Date("2026-12-01T00:10:00+05:30");
    await stateLastMonth(shop);
    expect(await stated()).toEqual([["2026-11", 1, 0, 100]]);
  });

  test("are the papers of a run that is begun in a new month, and those of later are not", async () => {
    await entered("2026-11-30");
    await stateLastMonth(shop);
    const run = await beginRun(shop, shop.owner, paise(0));
    await entered("2026-12-05", 20);
    shop.clock = new Date("2027-01-01T00:10:00+05:30");
    await stateLastMonth(shop);
    expect((await stated()).map(([month]) => month)).toEqual(["2026-12", "2026-11"]);
    const papers = await statementsOfRun(shop.db, run.kind === "begun" ? run.runId : "");
    expect(papers.map(({ month }) => month)).toEqual(["2026-11-01"]);
  });

  test("stop with the shop, and go on with it", async () => {
    await entered("2026-11-30");
    await stateLastMonth(shop, () => true);
    expect(await stated()).toEqual([]);
    await stateLastMonth(shop);
    expect(await stated()).toEqual([["2026-11", 1, 0, 100]]);
  });
});
