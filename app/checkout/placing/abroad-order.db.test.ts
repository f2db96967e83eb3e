import { expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { phoneKey } from "#discounts/person.server.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { card, checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { placeOrder } from "./place-order.server.ts";

const london = {
  ...{ fullName: "Meera Jha", addressLine1: "12 Baker Street", addressLine2: null, city: "London" },
  ...{ state: "", pincode: "NW1 6XE", country: "United Kingdom" },
  ...{ email: "meera@example.com", phone: "+44 20 7946 0958" },
};
const fromLondon = { billing: london, shippingPhone: "91234 56789" };

eachShop("an order from abroad", { begin: sellBags }, (shop) => {
  const { place, numbered, written } = checkoutOf(shop);

  test("keeps where it is billed and whom the courier calls, and is found by that number", async () => {
    const number = numberOf(await place({ ...card, ...fromLondon }));
    const billed = { billing_country: "United Kingdom", billing_state: "", billing_state_code: null };
    const sent = { shipping_country: "India", shipping_state_code: "10", shipping_phone: "91234 56789" };
    expect(await numbered(number)).toMatchObject({ ...billed, ...sent, billing_phone: london.phone });
    expect(await findOrder(shop.db, number)).toMatchObject({
      billing: london,
      shippingPhone: "91234 56789",
    });
    for (const q of ["+91 91234-56789", "9123456789", "+44 20 7946 0958", "meera"]) {
      const { orders } = await listOrders(shop.db, listQuery(new URLSearchParams({ q })));
      expect(
        orders.map(({ orderNumber }) => orderNumber),
        q,
      ).toEqual([number]);
    }
  });

  test("is paid by card: cash needs a billing address in India, and nothing is written", async () => {
    const before = await written();
    const refusal = { kind: "cash-refused", ...refusedCash.abroad };
    expect(refusal).toMatchObject({ reason: "Cash on delivery needs a billing address in India." });
    expect(await place(fromLondon)).toEqual({ kind: "refused", refusal });
    expect(await written()).toEqual(before);
  });
});

eachShop("cash at the door of somebody else", { begin: sellBags }, (shop) => {
  const toSister = { shippingPhone: "91234 56789" };
  const place = (terms: Partial<typeof openCashTerms>, change = {}) =>
    placeOrder(
      shopWith(shop, { cash: { ...openCashTerms, ...terms } }),
      purchase({ ...toSister, ...change }),
    );
  const keyOf = (phone: string) => phoneKey({ email: "", phone }, shop.secret);

  test("goes by the number that the courier calls", async () => {
    const terms = { openPerPhone: 1, needsMobile: true };
    const number = numberOf(await place(terms, { billing: { ...purchase().billing, phone: null } }));
    const row = { phone_key: keyOf("+91 91234 56789"), shipping_phone: "91234 56789" };
    expect(await shop.row("orders", { order_id_text: number })).toMatchObject(row);
    expect(await place(terms)).toMatchObject({ refusal: { reason: refusedCash.open(1).reason } });
    expect(await place(terms, { shippingPhone: null, ...elsewhere })).toMatchObject({ kind: "placed" });
  });

  const elsewhere = { billing: { ...purchase().billing, email: "ravi@example.com" } };

  test("is no first order once one was delivered to that number", async () => {
    const firstMax = paise(1000_00);
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    await addOrder(shop.db, [{}], { ...delivered, billing_phone: "98765 43210" });
    expect((await place({ firstMax })).kind).toBe("refused");
    expect((await place({ firstMax }, { shippingPhone: null })).kind).toBe("placed");
    await addOrder(shop.db, [{}], { ...delivered, billing_phone: null, shipping_phone: "+919123456789" });
    expect((await place({ firstMax })).kind).toBe("placed");
  });
});
