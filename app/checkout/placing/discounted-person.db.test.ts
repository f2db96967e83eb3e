import { describe, expect, test } from "vitest";
import { keyPersons } from "#discounts/key-persons.db.server.ts";
import { personKey } from "#discounts/person.server.ts";
import { endStockHolds } from "#payments/paying/stock-hold.server.ts";
import { digestOf } from "#platform/limits/rate-limit.db.server.ts";
import { billedTo, checkoutOf, numberOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { buyer, discountsOf, refusals, refused } from "../../../tests/database/discounts-shop.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";

eachShop("discounts by person", { begin: sellBags }, (shop) => {
  const { place } = checkoutOf(shop);
  const { states, setTo } = discountsOf(shop);

  describe("a person", () => {
    test.each([
      ["the same mailbox, written otherwise", { email: " Asha@Example.com ", phone: "91234 56789" }],
      ["the same mailbox, with a tag", { email: "asha+again@example.com", phone: "91234 56789" }],
      ["the same phone, with a digit too many", { email: "other@example.com", phone: "98765 432101" }],
      ["the same phone, with one in front", { email: "other@example.com", phone: "7 98765 43210" }],
      ["the same phone, written otherwise", { email: "other@example.com", phone: "+91 98765-43210" }],
    ])("uses a code once: %s", async (_, again) => {
      await shop.addPromotion({ code: "ONCE", most_per_person: 1 });
      numberOf(await place({ code: "ONCE" }));
      expect(await place({ code: "ONCE", ...billedTo(again) })).toEqual(refused("used-already"));
      expect(await place({ code: "ONCE", ...buyer(1) })).toMatchObject({ kind: "placed" });
    });

    test("is known by keys that only the shop's secret makes, and by those from before it was in them", async () => {
      await shop.addPromotion({ code: "ONCE", most_per_person: 1 });
      numberOf(await place({ code: "ONCE" }));
      const keys = async () => (await shop.row("promotion_uses")).person_key;
      const now = await keys();
      expect(now.map((key) => key.length)).toEqual([43, 43]);
      const before = ["mail:asha@example.com", "phone:9876543210"].map(digestOf).sort();
      expect(now).not.toEqual(expect.arrayContaining(before));
      await shop.set("promotion_uses", {}, { person_key: before });
      expect(await place({ code: "ONCE" })).toEqual(refused("used-already"));
      const keyAll = () => keyPersons(shop.db, shop.secret);
      await Promise.all([keyAll(), keyAll()]);
      expect([await keys(), await keyAll()]).toEqual([now, 0]);
      expect(await place({ code: "ONCE" })).toEqual(refused("used-already"));
    });

    test("is known by the address of before, which had its tag in the key", async () => {
      await shop.addPromotion({ code: "ONCE", most_per_person: 1 });
      numberOf(await place({ code: "ONCE" }));
      const tagged = ["mail:asha+x@example.com"].map((each) => personKey(digestOf(each), shop.secret));
      await shop.set("promotion_uses", {}, { person_key: tagged });
      const again = billedTo({ email: "Asha+X@example.com", phone: null });
      expect(await place({ code: "ONCE", ...again })).toEqual(refused("used-already"));
    });

    test("whom a stranger's order without a word was placed for has their first order to come", async () => {
      await shop.addPromotion({ code: "HELLO", first_order: true });
      const number = numberOf(await place({}));
      const waiting = (change: object) => shop.set("orders", { order_id_text: number }, change);
      await waiting({ cod_confirm_by: new Date(shop.clock.getTime() + 60 * 60_000) });
      expect(await place({ code: "HELLO", ...buyer(1) })).toMatchObject({ kind: "placed" });
      await waiting({ cod_confirmed_at: shop.clock });
      for (const email of ["asha+2@example.com", "x@example.com"])
        expect(await place({ code: "HELLO", ...billedTo({ email }) })).toEqual(refused("not-first"));
      await waiting({ cod_confirmed_at: null });
      expect(await place({ code: "HELLO" })).toMatchObject({ kind: "placed" });
    });

    test("who sends two orders at once uses it once", async () => {
      await shop.addPromotion({ code: "ONCE", most_per_person: 1 });
      const answers = await manyAtOnce(6, () => place({ code: "ONCE" }));
      expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(1);
      expect(refusals(answers)).toEqual(Array(5).fill(refused("used-already").refusal));
    });

    test("has used it while an unpaid order may still be paid at its price", async () => {
      await shop.addPromotion({ code: "ONCE", most_per_person: 1 });
      numberOf(await place({ code: "ONCE", paymentMethod: "razorpay" }));
      shop.pass({ minutes: 61 });
      await endStockHolds(shop);
      expect(await states()).toEqual(["given_back"]);
      expect(await place({ code: "ONCE" })).toEqual(refused("used-already"));
      shop.pass({ days: 7 });
      expect(await place({ code: "ONCE" })).toMatchObject({ kind: "placed" });
    });

    test("who ordered before has no first order to come", async () => {
      await shop.addPromotion({ code: "HELLO", first_order: true });
      const first = numberOf(await place({}));
      expect(await place({ code: "HELLO" })).toEqual(refused("not-first"));
      await setTo(first, "cancelled");
      numberOf(await place({ code: "HELLO" }));
      expect(await place({ code: "HELLO" })).toEqual(refused("used-already"));
    });
  });

  test("of a person with two codes for first orders at once is one", async () => {
    for (const code of ["HELLO", "HI"]) await shop.addPromotion({ code, first_order: true });
    const card = { paymentMethod: "razorpay" } as const;
    const answers = await Promise.all(["HELLO", "HI"].map((code) => place({ code, ...card })));
    expect(refusals(answers)).toEqual([refused("not-first").refusal]);
  });
});
