import { expect, test } from "vitest";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { placeOrder } from "./place-order.server.ts";

eachShop("an order for cash that asks to be confirmed", { begin: sellBags, on: "embedded" }, (shop) => {
  const fee = paise(49_00);
  const cash = { ...openCashTerms, confirm: "link" as const, cancelAfterHours: 24, fee };
  const labels = async () => {
    const { letter } = await shop.row("mail_outbox");
    return [...JSON.stringify(letter).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label);
  };
  test("offers in its mail what a card pays then, to the paisa", async () => {
    await shop.addPromotion({ title: "Paid ahead", kind: "prepaid", value: "50" });
    const orderNumber = numberOf(await placeOrder(shopWith(shop, { cash }), purchase({ seenCashFee: fee })));
    const asked = ["Confirm Order", "Pay Now and Save ₹99", "Correct Delivery Address", "Cancel Order"];
    expect(await labels()).toEqual([...asked, "See your order"]);
    expect(await findPayInstead(shop.db, orderNumber, shop.now())).toMatchObject({ saved: 99_00 });
  });

  test("asks nothing where the owner asks for nothing", async () => {
    await placeOrder(shop, purchase());
    expect(await labels()).toEqual(["See your order"]);
  });
});
