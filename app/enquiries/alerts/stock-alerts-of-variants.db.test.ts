import { expect, test } from "vitest";
import { alertShop, soldOut } from "../../../tests/database/alert-shop.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { findAlert } from "./stock-alert.db.server.ts";
import { tellStockAlerts } from "./tell-stock-alerts.server.ts";

const small = { variant: "small-red" };
const begin = async (shop: TestShop) => {
  await soldOut(shop);
  await shop.addVariants("tote", { Size: ["Small", "Large"], Colour: ["Red"] }, [
    { values: ["Small", "Red"], stock_count: 0 },
    { values: ["Large", "Red"], stock_count: 0 },
  ]);
};

eachShop("stock alerts of a product with variants", { begin, on: "embedded" }, (shop) => {
  const { ask, wait, states, mails, told, set, tokenOf } = alertShop(shop);
  const stock = (key: string, stock_count: number) => shop.set("product_variants", { key }, { stock_count });

  test("wait for one of them, and are told of that one, three for each of its pieces", async () => {
    await wait(5, small);
    await ask("other@example.com", { variant: "large-red" }, true);
    await stock("large-red", 9);
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["other"]);
    await stock("small-red", 1);
    expect(await tellStockAlerts(shop)).toBe(3);
    expect(await told()).toEqual(["buyer-0", "buyer-1", "buyer-2", "other"]);
    const mail = (await mails("back-in-stock")).find(({ to }) => to === "buyer-0@example.com");
    expect(JSON.stringify(mail)).toContain("/shop/lotus-tote?v=small-red");
    expect(JSON.stringify(mail)).toContain("Lotus Tote (Size: Small, Colour: Red) is back");
  });

  test("are asked by a mail that names it, once for each variant and address", async () => {
    expect(await ask("asha@example.com", small)).toMatchObject({ kind: "asked", ...small });
    await ask("asha@example.com", { variant: "large-red" });
    await ask("asha@example.com", small);
    expect(await states()).toEqual(["asha unconfirmed", "asha unconfirmed"]);
    expect(JSON.stringify(await mails("stock-alert-confirm"))).toContain("(Size: Small, Colour: Red)");
    const alert = await findAlert(shop.db, await tokenOf("asha@example.com"));
    expect(alert?.optionText).toContain("Size: ");
  });

  test.each([{ variant: "huge-red" }, { variant: "small" }])(
    "are refused for %j, which nobody makes",
    async (fields) => expect(await ask("asha@example.com", fields)).toEqual({ kind: "gone" }),
  );

  test("who waited before for the product is told of any, and who waited for one when none are left", async () => {
    await ask("former@example.com", {}, true);
    await ask("asha@example.com", small, true);
    await stock("large-red", 1);
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["former"]);
    await shop.remove("product_variants");
    await set({ in_stock: true, stock_count: 5 });
    expect(await tellStockAlerts(shop)).toBe(1);
    expect(await told()).toEqual(["asha", "former"]);
  });
});
