import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce } from "../../tests/database/each-shop.ts";
import { owedTo } from "./entries.db.server.ts";
import { listAccounts } from "./list/list-accounts.db.server.ts";
import { type ByHand, correctEntry, noteByHand } from "./note-entry.server.ts";

const on = "2026-11-30";

eachShop("what the owner notes by hand", { at: `${on}T10:00:00Z` }, (shop) => {
  const note = (key: string, kind: ByHand["kind"], rupees: number, facts: Partial<ByHand> = {}) => {
    const maker = { id: "asha", name: "Asha" };
    const hand = { key, maker, kind, amount: paise(rupees * 100), on, note: null, ...facts };
    return noteByHand(shop, shop.owner, hand);
  };
  const upi = (reference: string) => ({ given: { method: "upi" as const, reference } });
  const entry = async (source: string) =>
    shop.db.selectFrom("maker_entries").selectAll().where("source", "=", source).executeTakeFirstOrThrow();
  const correct = async (key: string, source: string, rupees: number) =>
    correctEntry(shop, shop.owner, {
      ...{ key, entryId: (await entry(source)).id, amount: paise(rupees * 100), on, reason: "Wrong maker" },
    });

  test("one reference for many makers at the same moment is one payment, and the others are told", async () => {
    const makers = ["a", "b", "c", "d"].map((id) => ({ id, name: id }));
    for (const maker of makers) await note(`bonus ${maker.id}`, "bonus", 500, { maker });
    const all = await manyAtOnce(4, (at) =>
      note(`pay ${at}`, "payment", -500, { ...upi("UTR 7"), maker: makers[at] ?? { id: "", name: "" } }),
    );
    expect(all.map(({ kind }) => kind).sort()).toEqual(["kept", ...Array(3).fill("reference-noted")]);
  });

  test("an entry is taken back by counter-entries, never by more than it was", async () => {
    await note("b", "bonus", 500);
    const all = await manyAtOnce(3, (at) => correct(`${at}`, "hand:b", 200));
    expect(all.map(({ kind }) => kind).sort()).toEqual(["above-left", "kept", "kept"]);
    const kept = all.findIndex(({ kind }) => kind === "kept");
    expect(await correct(`${kept}`, "hand:b", 200)).toEqual({ kind: "again" });
    expect(await correct("9", "hand:b", 101)).toEqual({ kind: "above-left", left: 100_00 });
    const [counter] = await shop.rows("maker_entries", { kind: "correction" });
    expect(counter).toMatchObject({ amount: "-200.00", note: "Wrong maker" });
    expect(await owedTo(shop.db, "asha")).toBe(100_00);
  });

  test("a payment that was taken back gives its reference free", async () => {
    await note("b", "bonus", 500);
    for (const round of [1, 2, 3]) {
      expect(await note(`p${round}`, "payment", -500, upi("UTR 1"))).toMatchObject({ kind: "kept" });
      expect(await note("x", "payment", -1, upi("utr1"))).toMatchObject({ kind: "above-owed" });
      expect(await note("x", "advance", -1, upi("utr1"))).toEqual({ kind: "reference-noted" });
      await correct(`half ${round}`, `hand:p${round}`, 499);
      expect(await note("x", "advance", -1, upi("utr1"))).toEqual({ kind: "reference-noted" });
      await correct(`rest ${round}`, `hand:p${round}`, 1);
    }
  });

  test("one transfer above what is owed is a payment and an advance, under one reference", async () => {
    await note("b", "bonus", 500);
    const ahead = (rupees: number) => ({ ...upi("SPLIT 1"), ahead: paise(rupees * 100) });
    expect(await note("p", "payment", -800, upi("SPLIT 1"))).toEqual({
      ...{ kind: "above-owed", owed: 500_00, over: 300_00 },
    });
    // Offered of another sum: what is above is told anew.
    expect(await note("p", "payment", -800, ahead(200))).toMatchObject({ over: 300_00 });
    const all = await manyAtOnce(4, () => note("p", "payment", -800, ahead(300)));
    expect(all.map(({ kind }) => kind).sort()).toEqual([...Array(3).fill("again"), "kept"]);
    expect(await entry("hand:p")).toMatchObject({ kind: "payment", amount: "-500.00", reference: "SPLIT 1" });
    const rest = { kind: "advance", amount: "-300.00", reference: "SPLIT 1" };
    expect(await entry("ahead:hand:p")).toMatchObject(rest);
    await correct("1", "hand:p", 500);
    expect(await note("q", "payment", -10, upi("split1"))).toEqual({ kind: "reference-noted" });
    await correct("2", "ahead:hand:p", 300);
    expect(await note("q", "payment", -10, upi("split1"))).toMatchObject({ kind: "kept" });
  });

  test("of such a transfer the tax comes off what was paid first", async () => {
    await note("b", "bonus", 500);
    const tax = { amount: paise(600_00), of: paise(60_000_00), note: "Tax" };
    const more = { ...upi("U1"), tax, ahead: paise(59_500_00) };
    expect(await note("p", "payment", -59_400, more)).toEqual({ kind: "kept", owed: -59_500_00 });
    expect(await entry("hand:p")).toMatchObject({ kind: "advance", amount: "-59400.00" });
  });

  test("tax is taken off beside what is given, in the same act", async () => {
    await note("b", "bonus", 70_000);
    const tax = { amount: paise(700_00), of: paise(70_000_00), note: "Tax" };
    expect(await note("p", "payment", -70_000, { ...upi("UTR 1"), tax })).toMatchObject({
      kind: "above-owed",
    });
    expect(await note("p", "payment", -69_300, { ...upi("UTR 1"), tax })).toEqual({ kind: "kept", owed: 0 });
    expect(await entry("tax:hand:p")).toMatchObject({ amount: "-700.00", tax_of: "70000.00" });
    expect(await listAccounts(shop.db, { tab: "all", q: "ash", page: 1 })).toMatchObject([
      { id: "asha", owed: 0, paidOn: on, isInRun: false },
    ]);
  });
});
