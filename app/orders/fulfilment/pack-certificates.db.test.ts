import { expect, test } from "vitest";
import { isCode } from "#certificates/certificate-code.ts";
import { printableSecret } from "#certificates/certificate-secret.server.ts";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { lockOrder } from "../lock-order.db.server.ts";
import type { FulfilmentState } from "../order-states.ts";
import { cameBack } from "./came-back.server.ts";
import { changeFulfilment } from "./change-fulfilment.server.ts";
import { keepTracking } from "./keep-tracking.server.ts";
import { markPacked } from "./mark-packed.server.ts";

const now = new Date("2026-11-21T10:00:00Z");
const secret = "a secret of this test, long enough";

const begin = (shop: TestShop) =>
  shop.addProducts([
    { id: "scroll", name: "Scroll", collection: "limited", edition: "Edition of 25", artisan: "Asha Devi" },
    { id: "marked", name: "Marked", limited: true },
    { id: "tote", name: "Tote" },
    { id: "wanted", name: "Wanted", certificate: "always", technique: "printed" },
    { id: "unwanted", name: "Unwanted", collection: "limited", certificate: "never" },
  ]);

eachShop("an order's certificates", { begin }, (shop) => {
  const pack = (orderId: string) => markPacked(shop, shop.owner, { orderId });
  const setTo = async (orderId: string, status: FulfilmentState) => {
    const { version } = await shop.row("orders", orderId);
    return changeFulfilment(shop, shop.owner, { orderId, version, status });
  };
  const issued = (...ids: string[]) => certificatesOfOrders(shop.db, ids);
  const numbers = async (...ids: string[]) =>
    (await issued(...ids)).map(({ number, state }) => (state === "void" ? -number : number));
  const large = { product_id: "scroll", product_name: "Scroll", option_text: "Size: Large" };
  const scroll = (quantity = 1) => shop.addOrder([{ ...large, quantity }]);

  test("each packed piece of what is limited has one with what it was; others as the owner says", async () => {
    const ids = ["scroll", "marked", "tote", "wanted", "unwanted"];
    const lines = ids.map((product_id) => ({ product_id, quantity: 2 }));
    const id = await shop.addOrder(lines);
    expect(await issued(id)).toEqual([]);
    await pack(id);
    const all = await issued(id);
    const names = all.map(({ productId, number }) => `${productId} ${number}`).sort();
    expect(names.join(", ")).toBe("marked 1, marked 2, scroll 1, scroll 2, wanted 1, wanted 2");
    expect(new Set(all.map(({ code }) => code)).size).toBe(6);
    for (const one of all) {
      expect(isCode(one.code)).toBe(true);
      expect(printableSecret(one, secret)).toHaveLength(12);
      expect(one).toMatchObject({ state: "issued", issuedAt: now, looks: 0, claimedAt: null, voidAt: null });
    }
    const facts = { product: "Scroll", option: null, maker: "Asha Devi", edition: "Edition of 25" };
    expect(all.find(({ productId }) => productId === "scroll")).toMatchObject({ facts });
  });

  test("they stay what they were when product and order change, or are gone", async () => {
    const id = await scroll();
    await pack(id);
    const [before] = await issued(id);
    await shop.set("products", {}, { name: "Another", technique: "printed" });
    await shop.remove("products");
    expect(await issued(id)).toEqual([{ ...before, productId: null }]);
    await shop.remove("orders");
    expect(await shop.rows("certificates")).toMatchObject([{ code: before?.code }]);
  });

  test("they are issued once, whatever packs it: a slip, a tracking number, its leaving", async () => {
    const [slip, tracked, left] = [await scroll(2), await scroll(), await scroll()];
    await pack(slip);
    await pack(slip);
    for (const status of ["shipped", "processing", "delivered"] as const) await setTo(slip, status);
    await keepTracking(shop, shop.owner, { orderId: tracked, version: 1, trackingNumber: "AWB1" });
    await keepTracking(shop, shop.owner, { orderId: tracked, version: 2, trackingNumber: "AWB2" });
    await setTo(left, "processing");
    expect(await issued(left)).toEqual([]);
    await setTo(left, "delivered");
    expect([await numbers(slip), await numbers(tracked), await numbers(left)]).toEqual([[1, 2], [3], [4]]);
  });

  test("what left before there were certificates gets none on its way", async () => {
    const id = await scroll();
    await shop.set("orders", {}, inState("shipped"));
    await setTo(id, "delivered");
    expect(await issued(id)).toEqual([]);
  });

  test("they are void when the order is cancelled, and what is packed anew has new ones", async () => {
    const id = await scroll(2);
    await pack(id);
    await setTo(id, "cancelled");
    expect(await numbers(id)).toEqual([-1, -2]);
    expect(await issued(id)).toMatchObject([{ voidReason: "cancelled", voidAt: now }, {}]);
    await setTo(id, "processing");
    expect(await numbers(id)).toEqual([-1, -2, 3, 4]);
  });

  test("they are void when all of it came back undelivered, and stay so when it is sent once more", async () => {
    const id = await scroll();
    await setTo(id, "shipped");
    await shop.inTransaction(async (trx) => {
      const row = await lockOrder(trx, id);
      if (row) await cameBack(trx, shop, row);
    });
    expect(await issued(id)).toMatchObject([{ state: "void", voidReason: "came_back" }]);
    await setTo(id, "shipped");
    expect(await numbers(id)).toEqual([-1, 2]);
  });

  test("50 orders packed at once number their pieces without a gap", async () => {
    const ids: string[] = [];
    for (let made = 0; made < 50; made++) ids.push(await scroll(1 + (made % 3)));
    await Promise.all(ids.map(pack));
    const given = (await numbers(...ids)).sort((one, other) => one - other);
    expect(given).toEqual(Array.from({ length: given.length }, (_, place) => place + 1));
    expect(given.length).toBe(ids.reduce((all, _, made) => all + 1 + (made % 3), 0));
  });

  test("an act that fails gives its numbers back", async () => {
    const [lost, next] = [await scroll(), await scroll()];
    const act = shop.inTransaction(async (trx) => {
      await markPacked({ ...shop, now: shop.now, db: trx }, shop.owner, { orderId: lost });
      throw new Error("the power is gone");
    });
    await expect(act).rejects.toThrow("the power is gone");
    await pack(next);
    expect([await numbers(lost), await numbers(next)]).toEqual([[], [1]]);
  });

  test("a line of very many pieces has them all", async () => {
    const id = await scroll(1203);
    await pack(id);
    const all = await issued(id);
    expect(new Set(all.map(({ code }) => code)).size).toBe(1203);
    expect(all.at(-1)?.number).toBe(1203);
  });
});
