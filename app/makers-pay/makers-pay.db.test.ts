import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Paise, paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce } from "../../tests/database/each-shop.ts";
import { balances, owedTo } from "./entries.db.server.ts";
import type { ByHand } from "./note-entry.server.ts";
import { makersPay, noteByHand } from "./note-entry.server.ts";
import { beginRun, payRunLine } from "./pay-run.server.ts";
import { statementsOfMaker } from "./statements.db.server.ts";

const asha = { id: "asha", name: "Asha Devi" };
const sunita = { id: "sunita", name: "Sunita" };

eachShop("makers' account", { at: "2026-11-30T10:00:00Z" }, (shop) => {
  const passed = (pieces: number, facts: { maker?: typeof asha; version?: number; rate?: number } = {}) =>
    shop.inTransaction((trx) =>
      makersPay.passed(trx, {
        ...{ partId: "part", version: facts.version ?? 1, maker: facts.maker ?? asha, pieces },
        ...{ rate: paise(facts.rate ?? 180_00), work: "W-26-27-0001 · Sewing", at: shop.now() },
      }),
    );
  const hand = (kind: ByHand["kind"], rupees: number, facts: Partial<ByHand> = {}) =>
    noteByHand(shop, shop.owner, {
      ...{
        key: `${kind} ${rupees}`,
        maker: asha,
        kind,
        amount: paise(rupees * 100),
        on: "2026-11-30",
        note: null,
      },
      ...facts,
    });
  const cash = (reference: string | null) => ({ given: { method: "upi" as const, reference } });
  const owed = (id = "asha") => owedTo(shop.db, id);

  test("a look at pieces owes once, however often it is told", async () => {
    await manyAtOnce(10, () => passed(3));
    await passed(2, { version: 2 });
    expect(await owed()).toBe(5 * 180_00);
  });

  test("a payment is never above what is owed, sent twice is one, and a reference is noted once", async () => {
    await passed(10);
    expect(await hand("payment", -1800.01, cash("UTR 1"))).toEqual({
      kind: "above-owed",
      owed: 1800_00,
      over: 1,
    });
    const all = await manyAtOnce(10, () => hand("payment", -1000, cash("UTR 1")));
    expect(all.map(({ kind }) => kind).sort()).toEqual([...Array(9).fill("again"), "kept"]);
    expect(await hand("payment", -100, cash("utr1"))).toEqual({ kind: "reference-noted" });
    expect(await hand("payment", -100, cash(null))).toEqual({ kind: "kept", owed: 700_00 });
    expect(await hand("advance", -5000, { note: "For Diwali" })).toEqual({ kind: "kept", owed: -4300_00 });
    expect(await owed()).toBe(-4300_00);
  });

  test("payments at once are never more than what is owed", async () => {
    await passed(10);
    const all = await manyAtOnce(6, (at) => hand("payment", -700, { key: `pay ${at}` }));
    expect(all.filter(({ kind }) => kind === "kept")).toHaveLength(2);
    expect(await owed()).toBe(400_00);
  });

  test("no entry is ever changed or taken away", async () => {
    await passed(1);
    await expect(shop.ask(sql`update maker_entries set amount = 1`)).rejects.toThrow(/never changed/);
    await expect(shop.ask(sql`delete from maker_entries`)).rejects.toThrow(/never changed/);
  });

  test("two runs at once pay once, with a statement each, numbered without a gap", async () => {
    await passed(10);
    await passed(1, { maker: sunita, version: 2, rate: 50_00 });
    const runs = await manyAtOnce(4, () => beginRun(shop, shop.owner, paise(100_00)));
    expect(runs.map(({ kind }) => kind).sort()).toEqual(["begun", "nobody", "nobody", "nobody"]);
    const runId = runs.flatMap((run) => (run.kind === "begun" ? run.runId : []))[0] ?? "";
    const line = { runId, makerId: "asha", on: "2026-12-01", ...cash("UTR 9") };
    const paid = await manyAtOnce(5, () => payRunLine(shop, shop.owner, line));
    expect(paid.map(({ kind }) => kind).sort()).toEqual([...Array(4).fill("again"), "kept"]);
    expect([await owed(), await owed("sunita")]).toEqual([0, 50_00]);
    expect(await payRunLine(shop, shop.owner, { ...line, makerId: "sunita" })).toEqual({ kind: "gone" });
    expect(await statementsOfMaker(shop.db, "asha")).toMatchObject([
      { number: "M/26-27/000001", month: "2026-11-01", facts: { before: 0, after: 1800_00 } },
    ]);
    expect(await beginRun(shop, shop.owner, paise(0))).toMatchObject({ kind: "begun", makers: 1 });
  });

  test("a month has one statement, later entries stand on the next, and all add up to the balance", async () => {
    let version = 0;
    for (const [month, entries] of [
      ["2026-11-30", [540, -200, 33.33]],
      ["2026-11-30", [120.5]],
      ["2026-12-31", [-50, 999.99]],
      ["2027-01-31", [10, -1.01]],
    ] as const) {
      shop.clock = new Date(`${month}T10:00:00Z`);
      for (const rupees of entries) {
        version += 1;
        await hand("correction", rupees, { key: `${version}` });
      }
      await beginRun(shop, shop.owner, paise(0));
      await shop.ask(sql`update maker_run_lines set state = 'dropped'`);
    }
    const statements = (await statementsOfMaker(shop.db, "asha")).toReversed();
    expect(statements.map(({ month, facts }) => [month, facts.entries.length])).toEqual([
      ["2026-11-01", 3],
      ["2026-12-01", 3],
      ["2027-01-01", 2],
    ]);
    let before: Paise = paise(0);
    for (const { facts } of statements) {
      expect(facts.before).toBe(before);
      before = facts.after;
    }
    expect([await owed(), (await balances(shop.db))[0]?.owed]).toEqual([before, before]);
  });
});
