import { beforeEach, expect, test } from "vitest";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { numberOf, openCheckout, purchase } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { placeOrder } from "./place-order.server.ts";

eachDatabase("an order for cash that asks to be confirmed", (database) => {
  const { shop } = openCheckout(database);
  const asking = () => {
    const { config, ...rest } = shop();
    const cash = { ...openCashTerms, confirm: "link" as const, cancelAfterHours: 24, fee: paise(49_00) };
    return { ...rest, config: { ...config, shop: { ...config.shop, cash } } };
  };
  const place = async (change = {}) => {
    const bought = purchase({ seenCashFee: paise(49_00), ...change });
    return numberOf(await placeOrder(asking(), bought));
  };
  const labels = async () => {
    const { letter } = await database()
      .db.selectFrom("mail_outbox")
      .select("letter")
      .executeTakeFirstOrThrow();
    return [...JSON.stringify(letter).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label);
  };
  beforeEach(() => database().db.deleteFrom("promotions").execute());

  test("offers in its mail what a card pays then, to the paisa", async () => {
    await addPromotion(database().db, { title: "Paid ahead", kind: "prepaid", value: "50" });
    const orderNumber = await place();
    expect(await labels()).toEqual([
      ...["Confirm Order", "Pay Now and Save ₹99", "Correct Delivery Address", "Cancel Order"],
      "See your order",
    ]);
    const instead = await findPayInstead(database().db, orderNumber, shop().now());
    expect(instead).toMatchObject({ saved: 99_00 });
  });

  test("asks nothing where the owner asks for nothing", async () => {
    await placeOrder(shop(), purchase());
    expect(await labels()).toEqual(["See your order"]);
  });
});
