import { sql } from "kysely";
import { expect, test } from "vitest";
import { speakingToStaff } from "#platform/language/speaking.server.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../../tests/database/each-shop.ts";
import { checkWork } from "../do-work.server.ts";
import { giveWork, takeWorkBack } from "../give-work.server.ts";
import { makeForStock, makeLotsOf } from "../make-lots.server.ts";
import { endBegun } from "../orders/end-begun.server.ts";
import { finishFor, takeRestBack } from "../take-rest.server.ts";
import { tellProblem } from "../tell-problem.server.ts";
import { answerProblem } from "./answer-problem.server.ts";
import { makersToGive } from "./makers.db.server.ts";
import { type MakingTab, makingTabs } from "./making-list.ts";
import { passAll } from "./pass-all.server.ts";
import { readLot, saidSteps } from "./read-lot.db.server.ts";
import { countWork, listWork, waitingProblems, waitingWork } from "./work-list.db.server.ts";

const today = "2026-12-01";

async function begin(shop: TestShop): Promise<void> {
  await shop.addProducts([{ id: "bag", name: "Kohbar Bag", stock_count: 3 }]);
  const steps = ["Stitch", "Paint"].map((name, at) => ({ product_id: "bag", position: at + 1, name }));
  await shop.addAll("product_steps", steps);
  await shop.addAll("artisans", [
    { id: "asha", name: "Asha", pieces_week: 5 },
    { id: "rekha", name: "Rekha", pieces_week: 5 },
    { id: "sita", name: "Sita", away_from: "2026-11-20", away_until: "2026-12-20" },
  ]);
}

eachShop("the list of work", { begin, at: "2026-12-01T10:00:00Z" }, (shop) => {
  async function lotOf(quantity: number, dueOn: string | null = "2026-12-10") {
    const lot = await makeForStock(shop, shop.owner, { productId: "bag", variantId: null, quantity, dueOn });
    return lot ?? { id: "", number: "" };
  }
  async function give(id: string, steps: number[], pieces: number, dueOn: string | null = null) {
    const { version } = await shop.row("lots", id);
    const rows = [{ artisanId: "asha", pieces, dueOn }];
    const giving = await giveWork(shop, shop.owner, { lotId: id, version, steps, rows });
    return giving.kind === "given" ? (giving.partIds[0] ?? "") : giving.kind;
  }
  const list = (tab: MakingTab, q = "") => listWork(shop.db, { tab, q, page: 1, today });
  const seen = async (partId: string) => ({ partId, version: (await shop.row("lot_parts", partId)).version });
  const numbers = async () => {
    const counts = await countWork(shop.db, { q: "", today });
    for (const tab of makingTabs) expect((await list(tab)).length).toBe(counts[tab]);
    return makingTabs.map((tab) => counts[tab]);
  };

  test("calls steps as its reader does, be it one of the staff, as far as Translations have them", async () => {
    const word = { kind: "word" as const, record_id: "Stitch", field: "text", text: "सिलाई" };
    await shop.add("translations", { ...word, language: "hi", source_hash: "0".repeat(64) });
    const lot = await lotOf(12);
    await give(lot.id, [1, 2], 6);
    const said = async () => [
      (await list("with-makers")).map(({ step }) => step).toSorted(),
      (await saidSteps(shop.db, (await readLot(shop.db, lot.number))?.steps ?? [])).map(({ name }) => name),
    ];
    expect(await speakingToStaff("hi", said)).toEqual([
      ["Paint", "सिलाई"],
      ["सिलाई", "Paint"],
    ]);
    expect(await speakingToStaff("en", said)).toEqual([
      ["Paint", "Stitch"],
      ["Stitch", "Paint"],
    ]);
  });

  test("has each lot and part where it waits", async () => {
    const lot = await lotOf(12);
    expect(await list("to-give")).toMatchObject([
      { number: lot.number, pieces: 12, of: 12, maker: null, partId: null, isLate: false },
    ]);
    const part = await give(lot.id, [1], 12, "2026-11-30");
    expect(await numbers()).toEqual([1, 1, 0, 1, 0]);
    expect(await list("late", "asha kohbar")).toMatchObject([
      { maker: "Asha", step: "Stitch", isLate: true },
    ]);
    expect(await list("late", "rekha")).toEqual([]);
    await give(lot.id, [2], 12);
    expect(await numbers()).toEqual([0, 2, 0, 1, 0]);
    await finishFor(shop, shop.owner, { ...(await seen(part)), pieces: 5 });
    expect(await list("to-check")).toMatchObject([{ partId: part, pieces: 5, of: 12 }]);
    const { version } = await seen(part);
    expect(await passAll(shop, shop.owner, { id: part, version })).toBe("done");
    expect(await passAll(shop, shop.owner, { id: part, version })).toBe("stale");
    expect((await list("with-makers", "stitch")).length).toBe(0);
    expect((await list("late"))[0]).toMatchObject({ pieces: 7, of: 12 });
  });

  test("has a made lot under Done, and a late one that nobody has under Late", async () => {
    const lot = await lotOf(2, "2026-11-01");
    expect(await numbers()).toEqual([1, 0, 0, 1, 0]);
    const { rows } = await sql<{ late: number }>`select ${waitingWork("late", today, 1000)} as late`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ late: 1 }]);
    await give(lot.id, [1, 2], 2);
    for (const { id } of await shop.rows("lot_parts", {}, "step")) {
      await finishFor(shop, shop.owner, { ...(await seen(id)), pieces: 2 });
      await checkWork(shop, shop.owner, {
        ...(await seen(id)),
        passed: 2,
        rework: 0,
        note: null,
        photo: null,
      });
    }
    expect(await numbers()).toEqual([0, 0, 0, 0, 1]);
    expect(await list("done")).toMatchObject([{ pieces: 2, maker: "Asha" }]);
  });

  test("leaves out what nobody has paid or agreed on", async () => {
    const line = { product_id: "bag", lead_days: 10, quantity: 2 };
    const unpaid = { payment_method: "razorpay", payment_state: "awaiting" } as const;
    const id = await shop.addOrder([line], unpaid);
    const [lot] = await shop.inTransaction((trx) => makeLotsOf(trx, id, shop.clock));
    expect(await list("to-give")).toEqual([]);
    expect(await readLot(shop.db, lot?.number ?? "")).toMatchObject({ isWanted: false, order: { id } });
  });

  test("begun work is counted first, and the rest of it is to be given again", async () => {
    const lot = await lotOf(12);
    const part = await give(lot.id, [1], 12);
    await give(lot.id, [2], 12);
    expect(await takeRestBack(shop, shop.owner, { ...(await seen(part)), pieces: 13 })).toEqual({
      kind: "not-in-range",
      most: 12,
    });
    await takeRestBack(shop, shop.owner, { ...(await seen(part)), pieces: 5 });
    expect(await shop.row("lot_parts", part)).toMatchObject({ state: "done", quantity: 5, done: 5 });
    expect(await list("to-give")).toMatchObject([{ pieces: 7, of: 12 }]);
    const again = await give(lot.id, [1], 7);
    await takeRestBack(shop, shop.owner, { ...(await seen(again)), pieces: 0 });
    expect(await shop.row("lot_parts", again)).toMatchObject({ state: "cancelled", done: 0 });
  });

  async function told(done: number, passed: number) {
    const { id } = await lotOf(5);
    await give((await lotOf(1)).id, [1], 1, "2026-12-02");
    const partId = await give(id, [1], 5, "2026-12-05");
    if (done > 0) await finishFor(shop, shop.owner, { ...(await seen(partId)), pieces: done });
    if (passed > 0) await look(partId, passed);
    const problem = { partId, artisanId: "asha", key: "k", text: "No red", photo: null };
    expect(await tellProblem(shop, problem)).toEqual({ kind: "told" });
    return partId;
  }
  const look = async (partId: string, passed: number) =>
    checkWork(shop, shop.owner, { ...(await seen(partId)), passed, rework: 0, note: null, photo: null });
  const answer = async (partId: string) =>
    answerProblem(shop, shop.owner, { ...(await seen(partId)), text: "It comes." });
  const stop = async (partId: string) => {
    const { id: lotId, version } = await shop.row("lots", (await shop.row("lot_parts", partId)).lot_id);
    return endBegun(shop, shop.owner, { lotId, version, as: "stop" });
  };
  const problems = async () =>
    (await sql<{ n: number }>`select ${waitingProblems(1000)} as n`.execute(shop.db)).rows[0]?.n;

  test.each<[string, number, number, (partId: string) => Promise<{ kind: string }>]>([
    ["answered", 0, 0, answer],
    ["answered", 5, 0, answer],
    ["kept", 2, 0, (id) => look(id, 2)],
    ["taken", 0, 0, async (id) => takeWorkBack(shop, shop.owner, await seen(id))],
    ["kept", 2, 0, async (id) => takeRestBack(shop, shop.owner, { ...(await seen(id)), pieces: 0 })],
    ["ended", 0, 0, stop],
    ["ended", 2, 2, stop],
  ])(
    "a problem stands first with makers until its part is %s (MAKING-23)",
    async (kind, done, passed, act) => {
      const partId = await told(done, passed);
      const [first, ...others] = await list("with-makers");
      expect([first, others]).toMatchObject([{ partId, asks: true }, [{ asks: false }]]);
      expect([await problems(), (await numbers())[1]]).toEqual([1, 2]);
      expect(await act(partId)).toMatchObject({ kind });
      expect([await problems(), (await shop.row("lot_parts", partId)).asks]).toEqual([0, false]);
    },
  );

  test("a problem that ten answer at once is answered once", async () => {
    const partId = await told(0, 0);
    const said = { ...(await seen(partId)), text: "It comes." };
    const kinds = (await manyAtOnce(10, () => answerProblem(shop, shop.owner, said))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["answered", ...Array(9).fill("stale")]);
    expect(await answer(partId)).toEqual({ kind: "stale" });
    expect((await shop.rows("lot_notes", {}, "said_by")).map(({ said_by }) => said_by)).toEqual([
      ...["maker", "owner"],
    ]);
  });

  test("names makers who have room before those who have none, and who is away last", async () => {
    const lot = await lotOf(12);
    await give(lot.id, [1], 7);
    expect(await makersToGive(shop.db, today)).toMatchObject([
      { name: "Rekha", has: 0, awayUntil: null },
      { name: "Asha", has: 7, piecesWeek: 5 },
      { name: "Sita", awayUntil: "2026-12-20" },
    ]);
  });
});
