import { expect, test } from "vitest";
import { checkoutOf, numberOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { codeLine } from "./code-cookie.server.ts";
import { forgetSpentCode } from "./spent-code.server.ts";

eachShop("the code of a visit", { begin: sellBags, on: "embedded" }, (shop) => {
  const { place } = checkoutOf(shop);

  test("is forgotten with the order that had it, and with no other", async () => {
    await addPromotion(shop.db, { code: "SAVE" });
    const number = numberOf(await place({ code: "SAVE" }));
    const { origin } = shop.config;
    const asked = (code: string, order = number) => {
      const [cookie = ""] = codeLine(code, origin).split(";");
      return forgetSpentCode(shop, new Request(origin, { headers: { Cookie: cookie } }), order);
    };
    expect(await asked("save")).toEqual([["Set-Cookie", codeLine("", origin)]]);
    expect(await asked("OTHER")).toEqual([]);
    expect(await asked("SAVE", "JC-1")).toEqual([]);
    expect(await asked("")).toEqual([]);
  });
});
