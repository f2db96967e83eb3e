import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../../tests/database/each-shop.ts";
import { accountHead } from "../account/read-account.db.server.ts";
import { owedTo } from "../entries.db.server.ts";
import { listAccounts } from "../list/list-accounts.db.server.ts";
import { type ByHand, correctEntry, noteByHand } from "../note-entry.server.ts";
import { beginRun } from "../pay-run.server.ts";
import { markLines } from "./mark-lines.server.ts";
import { listRuns, readRun, wouldTake } from "./read-runs.db.server.ts";
import { runFile } from "./run-file.server.ts";

const on = "2026-11-30";
const asha = { id: "asha", name: "Asha" };
const rekha = { id: "rekha", name: "Rekha" };

eachShop("what a pay run tells to pay", { at: `${on}T10:00:00Z` }, (shop: TestShop) => {
  let keys = 0;
  const note = (kind: ByHand["kind"], rupees: number, maker = asha) => {
    keys += 1;
    const hand = { key: `${keys}`, maker, kind, amount: paise(Math.round(rupees * 100)), on, note: null };
    return noteByHand(shop, shop.owner, hand);
  };
  const begin = async () => {
    const run = await beginRun(shop, shop.owner, paise(0));
    return run.kind === "begun" ? run.runId : "";
  };
  const line = async (runId: string) => {
    const run = await readRun(shop.db, runId);
    const { state, amount, toPay, owed } = run?.lines[0] ?? {};
    return { state, amount, toPay, owed };
  };
  const inFile = async (runId: string) =>
    (await (await runFile(shop, shop.owner, runId)).text())
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split(",")[4]);
  const mark = (runId: string, facts: object = {}, makerId = "asha") =>
    markLines(shop, shop.owner, {
      ...{ runId, on },
      lines: [{ makerId, given: { method: "cash", reference: null }, ...facts }],
    });
  const takeBack = async () => {
    const [entry] = await shop.rows("maker_entries", { kind: "bonus" });
    const counter = { key: "c", entryId: entry?.id ?? "", amount: paise(20_00), on, reason: "Counted wrong" };
    return correctEntry(shop, shop.owner, counter);
  };

  test.each<[string, () => Promise<unknown>, number, number]>([
    ["nothing happened", async () => undefined, 2123_05, 2123_05],
    ["a part was paid by hand", () => note("payment", -1000), 1123_05, 1123_05],
    ["it was given ahead", () => note("advance", -1000), 1123_05, 1123_05],
    ["a counter-entry took some back", takeBack, 2103_05, 2103_05],
    ["a deduction took some off", () => note("deduction", -23.05), 2100_00, 2100_00],
    ["more is owed", () => note("bonus", 500), 2123_05, 2623_05],
    ["all was paid by hand", () => note("payment", -2123.05), 0, 0],
    ["more than all was given", () => note("advance", -3000), 0, -876_95],
  ])("where %s, the page, the file and the list of runs tell the same", async (_, happen, toPay, owed) => {
    await note("bonus", 2123.05);
    await note("bonus", 100, rekha);
    const runId = await begin();
    await happen();
    expect(await line(runId)).toEqual({ state: "due", amount: 2123_05, toPay, owed });
    expect(await inFile(runId)).toEqual([...(toPay > 0 ? [(toPay / 100).toFixed(2)] : []), "100.00"]);
    const due = toPay > 0 ? 2 : 1;
    expect(await listRuns(shop.db)).toMatchObject([{ makers: 2, due, total: toPay + 100_00 }]);
    expect((await accountHead(shop.db, "asha"))?.isInRun).toBe(toPay > 0);
    const listed = await listAccounts(shop.db, { tab: "all", q: "asha", page: 1 });
    expect(listed).toMatchObject([{ isInRun: toPay > 0 }]);
    expect(await wouldTake(shop.db, paise(0))).toMatchObject({ makers: 0 });
  });

  test("who was paid by hand waits no longer: the next run has what is owed since", async () => {
    await note("bonus", 500);
    const first = await begin();
    await note("payment", -500);
    await note("bonus", 300);
    expect(await line(first)).toMatchObject({ toPay: 0, owed: 300_00 });
    expect(await wouldTake(shop.db, paise(0))).toEqual({ makers: 1, total: 300_00 });
    const second = await begin();
    expect(await line(second)).toMatchObject({ state: "due", toPay: 300_00 });
    expect((await line(first)).state).toBe("dropped");
    expect(await mark(first)).toMatchObject({ lines: [{ why: "gone" }] });
  });

  test("what was told is what is marked as paid, and never above what is owed", async () => {
    await note("bonus", 500);
    const runId = await begin();
    await note("payment", -200);
    const above = { makerId: "asha", why: "above-owed", owed: 300_00, over: 200_00 };
    expect(await mark(runId)).toEqual({ kind: "refused", lines: [above] });
    for (const sum of [paise(0), paise(500_01)])
      expect(await mark(runId, { sum })).toMatchObject({ lines: [{ why: "gone" }] });
    const all = await manyAtOnce(3, () => mark(runId, { sum: paise(300_00) }));
    expect(all).toEqual(Array(3).fill({ kind: "marked", makers: 1 }));
    expect(await owedTo(shop.db, "asha")).toBe(0);
    expect(await listRuns(shop.db)).toMatchObject([{ due: 0, total: 300_00 }]);
  });

  test.each<[number, object]>([
    [200, { kind: "payment", amount: "-300.00" }],
    [500, { kind: "advance", amount: "-500.00" }],
  ])("what went by the run after ₹%i by hand is marked, the rest as an advance", async (rupees, entry) => {
    await note("bonus", 500);
    const runId = await begin();
    await note("payment", -rupees);
    const [sum, ahead] = [paise(500_00), paise(rupees * 100)];
    expect(await mark(runId, { sum, ahead: paise(1) })).toMatchObject({ lines: [{ over: ahead }] });
    const all = await manyAtOnce(3, () => mark(runId, { sum, ahead }));
    expect(all).toEqual(Array(3).fill({ kind: "marked", makers: 1 }));
    expect(await shop.rows("maker_entries", { source: `run:${runId}:asha` })).toMatchObject([entry]);
    expect(await owedTo(shop.db, "asha")).toBe(-ahead);
    expect(await line(runId)).toMatchObject({ state: "paid", amount: sum });
  });

  test("a payment by hand beside 'Mark as Paid' is one of both, whichever is first", async () => {
    for (const round of [1, 2, 3]) {
      await note("bonus", 500);
      const runId = await begin();
      const sum = paise(500_00);
      const [byHand, inRun] = await Promise.all([note("payment", -500), mark(runId, { sum })]);
      const kinds = [byHand.kind, inRun.kind].sort();
      expect(
        [
          ["above-owed", "marked"],
          ["kept", "refused"],
        ],
        `${round}`,
      ).toContainEqual(kinds);
      expect(await owedTo(shop.db, "asha")).toBe(0);
    }
  });
});
