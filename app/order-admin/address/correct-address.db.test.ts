import { expect, test } from "vitest";
import type { Delivery } from "#addresses/delivery.form.ts";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { markPacked } from "#orders/fulfilment/mark-packed.server.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { knowMailbox } from "../../../tests/database/known-mailbox.ts";
import { inState, type OrderRow, paidByCard } from "../../../tests/database/order-row.ts";
import { addAdmin } from "../../../tests/database/profile-row.ts";
import { findAdminOrder, historyOf } from "../admin-order.db.server.ts";
import { addressStateWords } from "../order-admin.text.ts";
import { correctAddress } from "./correct-address.server.ts";

const actor = shopOwner({ fullName: "Meera Owner" });
const address = {
  ...{ fullName: "Asha Kumari", addressLine1: "7 Station Road", addressLine2: "Flat 2" },
  ...{ city: "Ranchi", state: "Jharkhand", pincode: "834001", country: "India" },
};
const delivery = { address, phone: "90000 00001" };

const begin = (shop: TestShop) => addAdmin(shop.db, actor);

eachShop("a corrected delivery address", { begin, on: "embedded" }, (shop) => {
  const correct = (orderId: string, version: number, to: Delivery = delivery) =>
    correctAddress(shop, byAdmin(actor), { orderId, version }, to);
  const rowOf = (id: string) => shop.row("orders", id);
  const mails = async () =>
    (await shop.mails()).map(({ letter, ...mail }) => ({ ...mail, text: JSON.stringify(letter) }));
  const unpaid = { payment_method: "razorpay", payment_state: "awaiting" } as const;

  test("is kept, and its buyer is written to, once; what is billed stays", async () => {
    await knowMailbox(shop.db);
    const id = await shop.addOrder();
    expect(await correct(id, 1)).toMatchObject({ kind: "kept" });
    expect(await correct(id, 1)).toEqual({ kind: "stale" });
    expect(await correct(id, 2)).toEqual({ kind: "same" });
    const billing = { addressLine1: "12 Gandhi Path", state: "Bihar", phone: "90000 00001" };
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ version: 2, shipping: address, billing });
    expect(await rowOf(id)).toMatchObject({ shipping_state_code: "20", billing_state_code: "10" });
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual(["order-address"]);
    for (const part of ["7 Station Road", "Ranchi, Jharkhand 834001", "Phone 90000 00001"])
      expect(sent[0]?.text).toContain(part);
  });

  test("changes the receiver's own number where there is one, and the buyer's stays", async () => {
    await knowMailbox(shop.db);
    const abroad = { billing_phone: "+44 20 7946 0958", billing_country: "United Kingdom" };
    const id = await shop.addOrder([], { ...abroad, shipping_phone: "91234 56789" });
    const wrong = { phone: "Tell us the receiver's mobile number in India." };
    const called = (phone: string | null) => correct(id, 1, { ...delivery, phone });
    for (const phone of [null, "+44 20 7946 0958"])
      expect(await called(phone)).toEqual({ kind: "refused", errors: wrong });
    expect(await called("90000 00001")).toMatchObject({ kind: "kept" });
    expect(await rowOf(id)).toMatchObject({ ...abroad, shipping_phone: "90000 00001" });
    expect((await mails())[0]?.text).toContain("Phone 90000 00001");
  });

  test("is told in history and audit log without repeating it: both outlive its erasure", async () => {
    const id = await shop.addOrder();
    await correct(id, 1);
    const [entry] = await historyOf(shop.db, id);
    expect(entry).toMatchObject({ who: "Meera Owner", note: "Delivery address corrected" });
    const written = { who: "Meera Owner", what: "address corrected" };
    expect(await auditOf(shop.db, "orders", id)).toMatchObject([written]);
  });

  test.each([
    ["left", inState("shipped")],
    ["arrived", inState("delivered")],
    ["was cancelled", inState("cancelled")],
    ["is not paid", { status: "awaiting_razorpay_payment", ...unpaid }],
    ["went back as money", { ...inState("processing"), payment_state: "refunded" }],
    ["is of a buyer who was erased", { billing_email: "(deleted)" }],
  ] as const)("is refused for an order that %s", async (_, order) => {
    const id = await shop.addOrder([], order);
    expect(await correct(id, 1)).toEqual({ kind: "unfit" });
    expect(await rowOf(id)).toMatchObject({ shipping_address_line1: "12 Gandhi Path", version: 1 });
    expect(await mails()).toEqual([]);
  });

  test("keeps the state of an invoice that was issued, which stays as it was", async () => {
    const id = await shop.addOrder([{ price_at_purchase: "1000.00" }]);
    await issueInvoice(shop, id, { forWhom: "owner", actorId: actor.id });
    const { facts } = await shop.row("invoices");
    const { version } = await rowOf(id);
    const expected = { kind: "refused", errors: { state: addressStateWords.invoiced("Bihar") } };
    expect(await correct(id, version)).toEqual(expected);
    const inBihar = { ...address, city: "Gaya", state: "Bihar", pincode: "823001" };
    expect(await correct(id, version, { ...delivery, address: inBihar })).toMatchObject({ kind: "kept" });
    expect((await shop.row("invoices")).facts).toEqual(facts);
  });

  test("is nobody's order: missing", async () =>
    expect(await correct("3f2b8a52-0000-4000-8000-000000000000", 1)).toEqual({ kind: "missing" }));

  test("by its buyer is told in a stranger's room of the mailbox, ten times within a day", async () => {
    const id = await shop.addOrder();
    const buyer = { kind: "shopper", id: null } as const;
    const house = (number: number) => {
      const moved = { ...address, addressLine1: `House ${number}` };
      return correctAddress(shop, buyer, { orderId: id }, { ...delivery, address: moved });
    };
    const answers = [];
    for (let number = 0; number < 12; number++) answers.push((await house(number % 2)).kind);
    expect(answers).toEqual([...Array<string>(10).fill("kept"), "too-many", "same"]);
    const sent = await mails();
    expect(sent).toHaveLength(10);
    for (const { mailbox, text } of sent) {
      expect(mailbox).toMatch(/^request /);
      expect(text).not.toContain("We have corrected");
    }
    const { version } = await rowOf(id);
    expect(await correct(id, version)).toMatchObject({ kind: "kept" });
    const text = expect.stringContaining("We have corrected");
    expect((await mails()).at(-1)).toMatchObject({ mailbox: null, text });
  });

  test("by its buyer is kept until it is packed, and leaves no audit row", async () => {
    const id = await shop.addOrder();
    const buyer = { kind: "shopper", id: null } as const;
    const byBuyer = (to = delivery, version?: number) =>
      correctAddress(shop, buyer, { orderId: id, version }, to);
    const called = { ...delivery, phone: "1234567" };
    expect(await byBuyer()).toMatchObject({ kind: "kept" });
    expect(await byBuyer(called, 1)).toEqual({ kind: "stale" });
    expect(await auditOf(shop.db, "orders", id)).toEqual([]);
    const [entry] = await historyOf(shop.db, id);
    expect(entry).toMatchObject({ who: "Guest", note: "Delivery address corrected" });
    expect((await issueInvoice(shop, id, { forWhom: "owner", actorId: actor.id })).ok).toBe(true);
    const patna = { ...delivery, address: { ...address, city: "Patna", state: "Bihar", pincode: "800001" } };
    expect(await byBuyer(patna)).toMatchObject({ kind: "refused", errors: { state: expect.any(String) } });
    await markPacked(shop, actor, { orderId: id });
    expect(await byBuyer(called)).toEqual({ kind: "unfit" });
    expect(await correct(id, 3, called)).toMatchObject({ kind: "kept" });
  });
});

const ranchi = {
  ...{ fullName: "Asha Kumari", addressLine1: "7 Station Road", addressLine2: null },
  ...{ city: "Ranchi", state: "Jharkhand", pincode: "834001", country: "India" },
};
const buyer = { kind: "shopper", id: null } as const;

const withPincode = (shop: TestShop) =>
  shop.add("pincodes", { pincode: "834009", serviceable: true, cod: false });

eachShop("where a cash order goes after all", { begin: withPincode, on: "embedded" }, (shop) => {
  const correct = async (
    to: { state?: string; pincode?: string; phone?: string | null },
    { order = {}, by = buyer }: { order?: OrderRow; by?: typeof buyer | Owner } = {},
  ) => {
    const cash = { ...openCashTerms, needsMobile: true, blockedStates: ["Nagaland" as const] };
    shop.config = { ...shop.config, shop: { ...shop.config.shop, cash } };
    const orderId = await shop.addOrder([], { billing_phone: "9876543210", ...order });
    const { phone = "9876543210", ...place } = to;
    return correctAddress(shop, by, { orderId }, { address: { ...ranchi, ...place }, phone });
  };
  type Owner = { kind: "admin"; id: string };

  const said = ({ reason, help }: { reason: string; help: string }) => `${reason} ${help}`;
  const nagaland = { state: "Nagaland", pincode: "797001" };

  test("is where its cash is taken, with a number that the courier can call", async () => {
    expect(await correct({})).toMatchObject({ kind: "kept" });
    const refused = (errors: object) => ({ kind: "refused", errors });
    expect(await correct(nagaland)).toEqual(refused({ state: said(refusedCash.state("Nagaland")) }));
    const pincode = said(refusedCash.pincode("834009"));
    expect(await correct({ pincode: "834009" })).toEqual(refused({ pincode }));
    expect(await correct({ phone: null })).toEqual(refused({ phone: said(refusedCash.mobile) }));
  });

  test("is the owner's to say, and a card order's is free", async () => {
    await addAdmin(shop.db, shopOwner());
    expect(await correct(nagaland, { by: { kind: "admin", id: "owner" } })).toMatchObject({ kind: "kept" });
    const order = paidByCard;
    expect(await correct({ ...nagaland, phone: null }, { order })).toMatchObject({ kind: "kept" });
  });

  test("is not judged anew for what stands already", async () => {
    const there = { shipping_state: "Nagaland", shipping_pincode: "797001", shipping_state_code: "13" };
    const order = { ...there, billing_phone: null };
    expect(await correct({ ...nagaland, phone: null }, { order })).toMatchObject({ kind: "kept" });
  });
});
