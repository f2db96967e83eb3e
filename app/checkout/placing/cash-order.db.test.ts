import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { phoneKey } from "#discounts/person.server.ts";
import { confirmCash } from "#orders/cash/confirm-cash.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { type CashTerms, openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { billedTo, checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { discountsOf } from "../../../tests/database/discounts-shop.ts";
import { eachShop, manyAtOnce, shopWith } from "../../../tests/database/each-shop.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import type { Purchase } from "../form/purchase.ts";
import { placeOrder } from "./place-order.server.ts";

eachShop("an order for cash", { begin: sellBags }, (shop) => {
  const { numbered, written } = checkoutOf(shop);
  const { setTo } = discountsOf(shop);

  /** The shop, with some terms of its owner's. */
  const onTerms = (terms: Partial<CashTerms>) => shopWith(shop, { cash: { ...openCashTerms, ...terms } });
  const place = (terms: Partial<CashTerms>, change?: Partial<Purchase>) =>
    placeOrder(onTerms(terms), purchase(change));
  const refused = (refusal: object) => ({ kind: "refused", refusal: { kind: "cash-refused", ...refusal } });
  const key = () => phoneKey(purchase().billing, shop.secret);
  const change = (number: string, changed: object) => shop.set("orders", { order_id_text: number }, changed);

  test("bears the fee that was seen, and is refused at another one with the new total", async () => {
    const fee = paise(40_00);
    const changed = { kind: "cash-fee-changed", total: 1189_00 };
    expect(await place({ fee })).toEqual({ kind: "refused", refusal: changed });
    expect(await place({}, { seenCashFee: fee })).toMatchObject({ refusal: { total: 1149_00 } });
    const number = numberOf(await place({ fee }, { seenCashFee: fee }));
    const sums = { cod_fee: "40.00", fees: "40.00", total_amount: "1189.00" };
    expect(await numbered(number)).toMatchObject(sums);
    const byCard = numberOf(await place({ fee }, { paymentMethod: "razorpay", seenCashFee: fee }));
    const free = { cod_fee: "0.00", total_amount: "1149.00", phone_key: null };
    expect(await numbered(byCard)).toMatchObject(free);
    expect((await findOrder(shop.db, number))?.adjustments).toEqual([
      { kind: "fee", fee: "cash", label: "Cash on delivery fee", amount: fee },
    ]);
  });

  test("comes to whole rupees, unless the owner wants the paise, and is bounded as it was before", async () => {
    const terms = { fee: paise(40_30), max: paise(1149_00) };
    const seen = { seenCashFee: terms.fee };
    const number = numberOf(await place(terms, seen));
    expect(await numbered(number)).toMatchObject({ rounding: "-0.30", total_amount: "1189.00" });
    expect(await findOrder(shop.db, number)).toMatchObject({ rounding: -30, total: 1189_00 });
    const exact = numberOf(await place({ ...terms, rounding: "paisa" }, seen));
    expect(await numbered(exact)).toMatchObject({ rounding: "0.00", total_amount: "1189.30" });
  });

  test("keeps what its phone is known by, and by when it is to be confirmed where that is asked", async () => {
    const kept = { phone_key: key(), cod_confirm_by: null };
    expect(await numbered(numberOf(await place({ cancelAfterHours: 24 })))).toMatchObject(kept);
    const asked = await numbered(numberOf(await place({ confirm: "link", cancelAfterHours: 24 })));
    expect(asked.cod_confirm_by).toEqual(new Date(shop.clock.getTime() + 24 * 60 * 60_000));
    expect((await numbered(numberOf(await place({ confirm: "link" })))).cod_confirm_by).toBeNull();
  });

  test("is bounded by its total without the fee, and nothing is written of one that is refused", async () => {
    const fee = paise(40_00);
    const max = paise(1149_00);
    const before = await written();
    const less = paise(1148_99);
    const seen = { seenCashFee: fee };
    expect(await place({ fee, max: less }, seen)).toEqual(refused(refusedCash.above(less)));
    expect(await place({ min: paise(1149_01) })).toEqual(refused(refusedCash.below(paise(1149_01))));
    expect(await written()).toEqual(before);
    expect(await place({ fee, max, min: max }, seen)).toMatchObject({ kind: "placed" });
    expect((await place({ max: paise(1_00) }, { paymentMethod: "razorpay" })).kind).toBe("placed");
    // Another way to pay is not an admin's.
    expect(await place({ max: paise(1_00) }, { seesHidden: true })).toMatchObject({ kind: "placed" });
  });

  test("is bounded until an order was delivered to both its mailbox and its phone", async () => {
    const firstMax = paise(1000_00);
    const tooMuch = refused(refusedCash.firstAbove(firstMax));
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    expect(await place({ firstMax })).toEqual(tooMuch);
    await addOrder(shop.db, [{}], { ...delivered, billing_email: "someone@example.com" });
    await addOrder(shop.db, [{}], { ...delivered, billing_phone: "91234 56789" });
    await addOrder(shop.db, [{}], { ...delivered, billing_phone: null });
    await addOrder(shop.db, [{}]);
    expect(await place({ firstMax })).toEqual(tooMuch);
    const both = { billing_email: "Asha+shop@example.com", billing_phone: "+91 98765-43210" };
    await addOrder(shop.db, [{}], { ...delivered, ...both });
    expect(await place({ firstMax })).toMatchObject({ kind: "placed" });
    // By its mailbox alone nobody is known again.
    expect(await place({ firstMax }, billedTo({ phone: null }))).toEqual(refused(refusedCash.mobile));
  });

  test("goes where couriers take cash, and where nobody knows whether they do", async () => {
    const { pincode: own } = purchase().shipping;
    const unserved = { pincode: "744101", serviceable: false };
    await shop.addAll("pincodes", [{ pincode: own, cod: false }, { pincode: "110001" }, unserved]);
    const sentTo = (pincode: string) => ({ shipping: { ...purchase().shipping, pincode } });
    expect(await place({})).toEqual(refused(refusedCash.pincode(own)));
    expect(await place({}, sentTo("744101"))).toEqual(refused(refusedCash.pincode("744101")));
    expect(await place({}, sentTo("110001"))).toMatchObject({ kind: "placed" });
    expect(await place({}, sentTo("560001"))).toMatchObject({ kind: "placed" });
  });

  test("counts parcels that came back from its phone within 18 months", async () => {
    const cameBack = (happened_at: Date) => shop.add("cod_refusals", { phone_key: key() ?? "", happened_at });
    await cameBack(new Date(shop.clock.getTime() - 19 * 31 * 24 * 60 * 60_000));
    expect(await place({ returnedPerPhone: 1 })).toMatchObject({ kind: "placed" });
    await cameBack(new Date(shop.clock.getTime() - 17 * 30 * 24 * 60 * 60_000));
    expect(await place({ returnedPerPhone: 1 })).toEqual(refused(refusedCash.returned));
    expect(await place({ returnedPerPhone: 2 })).toMatchObject({ kind: "placed" });
    const other = billedTo({ phone: "98765 43211" });
    expect(await place({ returnedPerPhone: 1 }, other)).toMatchObject({ kind: "placed" });
  });

  test("counts those of its phone that are on their way, however it is written", async () => {
    const terms = { openPerPhone: 1 };
    const first = numberOf(await place(terms));
    const again = billedTo({ email: "asha+x@example.com", phone: "+919876543210" });
    expect(await place(terms, again)).toEqual(refused(refusedCash.open(1)));
    await setTo(first, "cancelled");
    expect(await place(terms, again)).toMatchObject({ kind: "placed" });
    expect(await place(terms, billedTo({ phone: null }))).toEqual(refused(refusedCash.mobile));
  });

  const stranger = billedTo({ email: "stranger@example.com" });
  const accounts = async (number: string) => change(number, { user_id: (await shop.addCustomer()).id });
  test.each<[string, boolean, (number: string) => Promise<unknown>]>([
    ["a stranger placed it", false, async () => undefined],
    ["it is packed", true, (number) => change(number, { packed_at: shop.clock })],
    ["its owner works on it", true, (number) => change(number, { fulfilment_state: "processing" })],
    ["its buyer has given a word", true, (number) => change(number, { cod_confirmed_at: shop.clock })],
    ["an account placed it", true, accounts],
  ])("that nobody need confirm counts for its phone, or not: %s", async (_how, counts, prove) => {
    const terms = { openPerPhone: 1 };
    await prove(numberOf(await place(terms, stranger)));
    expect(await place(terms, stranger)).toEqual(refused(refusedCash.open(1)));
    expect(await place(terms)).toMatchObject(counts ? refused(refusedCash.open(1)) : { kind: "placed" });
  });

  test("that waits for a word counts for its phone once that is given, or it is packed all the same", async () => {
    const asks = { openPerPhone: 1, confirm: "link", cancelAfterHours: 24 } as const;
    const first = numberOf(await place(asks, stranger));
    const second = numberOf(await place(asks, billedTo({ email: "other@example.com" })));
    const own = numberOf(await place(asks));
    const confirm = async (...numbers: string[]) => {
      const word = { how: "link", userId: null } as const;
      const all = numbers.map((orderNumber) => confirmCash(onTerms(asks), { orderNumber, ...word }));
      return (await Promise.all(all)).sort();
    };
    expect(await confirm(own, own)).toEqual(["already", "confirmed"]);
    expect(await place(asks)).toEqual(refused(refusedCash.open(1)));
    expect(await confirm(first)).toEqual(["many"]);
    await setTo(own, "cancelled");
    expect(await confirm(first, second)).toEqual(["confirmed", "many"]);
    await shop.set("orders", {}, { cod_confirmed_at: null, packed_at: shop.clock });
    expect(await place(asks)).toEqual(refused(refusedCash.open(2)));
  });

  test("that waits for a word counts for who gave both its phone and its mailbox", async () => {
    const asks = { openPerPhone: 2, confirm: "link", cancelAfterHours: 24 } as const;
    expect((await manyAtOnce(5, () => place(asks))).filter(({ kind }) => kind === "placed")).toHaveLength(2);
    const same = billedTo({ email: "Asha+2@example.com", phone: "+919876543210" });
    expect(await place(asks, same)).toEqual(refused(refusedCash.open(2)));
    expect(await place(asks, billedTo({ email: "other@example.com" }))).toMatchObject({ kind: "placed" });
  });

  test("fifty at once from one phone that may have three: three orders, and everybody else is told", async () => {
    const answers = await manyAtOnce(50, () => place({ openPerPhone: 3 }, { idempotencyKey: randomUUID() }));
    expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(3);
    expect(answers.filter(({ kind }) => kind !== "placed")).toEqual(
      Array(47).fill(refused(refusedCash.open(3))),
    );
    expect(await written()).toMatchObject({ orders: 3, mails: 3 });
  });

  test("sent again with its key is the order that was placed, though its phone may have no more", async () => {
    const same = { idempotencyKey: randomUUID() };
    expect(new Set((await manyAtOnce(8, () => place({ openPerPhone: 1 }, same))).map(numberOf)).size).toBe(1);
  });
});
