import { expect, test } from "vitest";
import { makeForStock } from "#making/make-lots.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { lotWork } from "../../../tests/database/lot-work.ts";
import { makerAccountText as text } from "./account.text.ts";
import { actOnAccount } from "./act-on-account.server.ts";
import { readAccount } from "./read-account.server.ts";

async function begin(shop: TestShop): Promise<void> {
  await shop.addProducts([{ id: "bag", name: "Bag" }]);
  await shop.add("artisans", { id: "asha", name: "Asha", phone: "98765 43210" });
}

eachShop("a maker who leaves", { begin, at: "2026-11-30T10:00:00Z" }, (shop) => {
  const { give, given, finish, check } = lotWork(shop);
  const leave = async () => {
    const form = new FormData();
    form.set("intent", "left");
    const maker = { id: "asha", name: "Asha" };
    const received = await actOnAccount({ shop, actor: shop.owner, maker, form });
    if (!("answer" in received)) return received.notice.title;
    return received.answer.kind === "failed" ? received.answer.text : received.answer.kind;
  };
  const account = async () => readAccount(shop, "asha", new URLSearchParams());
  const lotOf = async (quantity: number) =>
    (await makeForStock(shop, shop.owner, { productId: "bag", variantId: null, quantity, dueOn: null }))
      ?.id ?? "";

  test("has no piece left to make, to do again or to be looked at (OWED-24)", async () => {
    const part = await given(await lotOf(40), 1, ["asha", 36]);
    await finish(part, 14);
    await check(part, 2, 4);
    expect((await account())?.work).toEqual({ pieces: 34, toDo: 26 });
    expect(await leave()).toBe(text.leave.hasWork(34));
    await finish(part, 26);
    expect((await account())?.work).toEqual({ pieces: 34, toDo: 0 });
    expect(await leave()).toBe(text.leave.hasWork(34));
    await check(part, 34);
    expect(await shop.row("artisans", "asha")).toMatchObject({ phone: "98765 43210", working: true });
    expect(await leave()).toBe(text.saved.left.title);
    expect(await account()).toMatchObject({ working: false, bank: { leftOn: "2026-11-30" } });
    await shop.db.updateTable("artisans").set({ working: true }).execute();
    expect((await account())?.working).toBe(true);
  });

  test("is given no work at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.db.updateTable("artisans").set({ working: true }).execute();
      const lot = await lotOf(2);
      const [giving, left] = await Promise.all([give(lot, 1, ["asha", 2]), leave()]);
      const isGiven = giving.kind === "given";
      expect([isGiven, left]).toEqual(
        isGiven ? [true, text.leave.hasWork(2)] : [false, text.saved.left.title],
      );
      await shop.db.updateTable("lot_parts").set({ state: "cancelled" }).execute();
    }
  });
});
