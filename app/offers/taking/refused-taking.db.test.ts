import { expect, test } from "vitest";
import { sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { actor, atFair, byPhone, line, takingOf } from "../../../tests/database/taken-order.ts";
import { takeOwnersOrder } from "./take-order.server.ts";
import type { TakenInput } from "./taken-order.form.ts";

eachShop("what keeps an order of the owner's from being taken", { begin: sellBags }, (shop) => {
  const { take, taken } = takingOf(shop);

  test("is said before of what is not there, and it is taken all the same", async () => {
    const lines = [line, { ...line, place: 3, quantity: 4 }];
    const refused = await take({ ...byPhone, lines });
    expect(refused).toMatchObject({ kind: "refused", errors: { "line-3-quantity": "Of this 3 are there." } });
    expect(await shop.rows("orders")).toEqual([]);
    const { id } = await taken({ ...byPhone, lines, takesLacking: true });
    const items = await shop.rows("order_items", { order_id: id }, "id");
    expect(items).toMatchObject([
      { quantity: 2, stock_taken: 2, lead_days: null },
      { quantity: 4, stock_taken: 0, lead_days: 0 },
    ]);
  });

  test("stands at its line, of a product that is gone", async () => {
    const lines = [{ ...line, productId: "gone" }];
    const errors = { "line-0-product": expect.any(String) };
    expect(await take({ ...byPhone, lines })).toMatchObject({ errors });
  });

  test("is an address of the shop's that is not whole, where none is given", async () => {
    const bare = shopWith(shop, { address: "Station Road", gstin: undefined });
    const refused = await takeOwnersOrder(bare, actor, { begunAt: shop.clock.getTime(), input: atFair });
    expect(refused).toMatchObject({ errors: { "billing-addressLine1": expect.any(String) } });
  });

  test("is the code and the rate of what has none, in a shop with a GSTIN (OFFER-87)", async () => {
    const registered = shopWith(shop, { gstin: "10ABCDE1234F1Z5" });
    const begunAt = shop.clock.getTime();
    const takes = (input: TakenInput) => takeOwnersOrder(registered, actor, { begunAt, input });
    const free = { ...line, place: 2, productId: null, name: "Screen", hsn: "4821" };
    for (const source of [atFair, byPhone]) {
      const refused = await takes({ ...source, lines: [line, free] });
      const errors = refused.kind === "refused" ? Object.keys(refused.errors) : [];
      expect(errors).toEqual(["line-0-hsn", "line-0-taxRate", "line-2-taxRate"]);
    }
    const said = { ...line, hsn: "4202", taxRate: "5" };
    const done = await takes({ ...byPhone, lines: [said, { ...free, taxRate: "18" }] });
    const order_id = done.kind === "taken" ? done.orderId : "";
    expect(await shop.rows("order_items", { order_id }, "id")).toMatchObject([
      { hsn: "4202", tax_rate: "5.00" },
      { hsn: "4821", tax_rate: "18.00" },
    ]);
  });
});
