import { expect, test } from "vitest";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { takeWorkBack } from "#making/give-work.server.ts";
import { makeForStock } from "#making/make-lots.server.ts";
import { addDuesOrder } from "../../../tests/database/dues-order.ts";
import { eachOwnShop } from "../../../tests/database/each-shop.ts";
import { lotWork } from "../../../tests/database/lot-work.ts";
import { inState, paidByCard } from "../../../tests/database/order-row.ts";
import { whatsappSettings } from "../../../tests/database/whatsapp-settings.ts";
import { asha, openWhatsapp, WhatsappShop } from "../../../tests/database/whatsapp-shop.ts";
import { someMail } from "../../../tests/some-mail.ts";
import { addConsent } from "../agreeing/consents.db.server.ts";

const phones = openWhatsapp();
const begin = (shop: WhatsappShop) => phones.begin(shop);

eachOwnShop(WhatsappShop, "what goes beside a mail", { settings: whatsappSettings, begin }, (shop) => {
  const agree = (about: { orderId: string } | { artisanId: string }) =>
    shop.inTransaction((trx) =>
      addConsent(trx, { about, number: asha.number, language: "hi", at: shop.clock }),
    );
  const mail = (kind: string, key: string) => queueMail(shop.db, someMail({ kind }), key);
  const said = async () => {
    await phones.send(shop);
    return (await phones.taken()).map(({ template, language, places }) => [template, language, ...places]);
  };
  const orderOf = async (given: object) => {
    const id = await shop.addOrder([{}], { order_id_text: "JC-7", total_amount: "500", ...given });
    await agree({ orderId: id });
    return id;
  };
  const later = new Date("2026-11-22T06:30:00Z");

  test("a paid order is told as placed; one that was paid too late is not", async () => {
    await orderOf(paidByCard);
    await mail("order-paid", "order-paid:JC-7");
    expect(await said()).toEqual([["order_placed", "en", "JC-7", "₹500"]]);
    await orderOf({ ...paidByCard, order_id_text: "JC-8" });
    await mail("order-too-late", "order-paid:JC-8");
    expect(await said()).toHaveLength(1);
  });

  test("a cash order that waits is asked for its word; one that is confirmed is not", async () => {
    const id = await orderOf({ payment_state: "cod_due", cod_confirm_by: later, language: "hi" });
    await mail("order-confirm", `order-confirm:${id}`);
    expect(await said()).toEqual([["confirm_cash", "hi", "JC-7", "₹500", "22 नवंबर 2026, दोपहर 12:00 बजे"]]);
    const other = await orderOf({
      ...{ payment_state: "cod_due", order_id_text: "JC-8" },
      ...{ cod_confirm_by: later, cod_confirmed_at: shop.clock },
    });
    await mail("order-confirm", `order-confirm:${other}`);
    expect(await said()).toHaveLength(1);
    expect(await phones.states(shop)).toContain("order-confirm dropped");
  });

  test("a change of status is told where it left or arrived, and not else", async () => {
    const id = await orderOf({ ...paidByCard, ...inState("delivered") });
    for (const status of ["processing", "shipped", "delivered"]) {
      await shop.add("order_history", { id: `h-${status}`, order_id: id, status, actor_kind: "system" });
      await mail("order-status", `order-status:${id}:h-${status}`);
    }
    expect((await said()).sort()).toEqual([
      ["arrived", "en", "JC-7"],
      ["parcel_left", "en", "JC-7", "our courier"],
    ]);
  });

  test.each([
    ["picked_up", "picked_up", ["parcel_left", "en", "JC-7", "Delhivery 12345"]],
    ["out_for_delivery", "out_for_delivery", ["out_for_delivery", "en", "JC-7", "₹500"]],
    ["delivered", "delivered", ["arrived", "en", "JC-7"]],
    // It has arrived meanwhile.
    ["out_for_delivery", "delivered", undefined],
    ["attempt_failed", "attempt_failed", undefined],
  ] as const)("a parcel's step '%s', while it is '%s', is told as %j", async (step, state, told) => {
    const id = await orderOf({ payment_state: "cod_due", ...inState("shipped") });
    const parcel = { id: "p", order_id: id, number: 1, courier: "Delhivery", awb: "12345" };
    await shop.add("shipments", { ...parcel, state, cash_to_collect: "500" });
    await mail("parcel", `parcel:p:${step}`);
    expect(await said()).toEqual(told ? [told] : []);
  });

  test("a part that is due is told with its sum; one that was paid meanwhile is not", async () => {
    const { id, orderNumber } = await addDuesOrder(shop, shop);
    await agree({ orderId: id });
    const [advance = ""] = await shop.column("order_dues", "id", { kind: "advance" });
    await mail("order-asked", `order-asked:${advance}:1`);
    expect(await said()).toEqual([["pay_part", "en", orderNumber, "₹23,200"]]);
    await mail("order-asked", `order-asked:${advance}:2`);
    await shop.set("order_dues", advance, { paid_at: shop.clock });
    expect(await said()).toHaveLength(1);
    await mail("order-advance", `order-due:${advance}:3`);
    expect(await said()).toHaveLength(2);
  });

  test("an order's own number goes before its account's, and each mail brings one message", async () => {
    const me = await shop.addCustomer();
    const id = await orderOf({ ...paidByCard, user_id: me.id });
    await shop.inTransaction((trx) =>
      addConsent(trx, {
        about: { profileId: me.id },
        number: "919999988888",
        language: "en",
        at: shop.clock,
      }),
    );
    await mail("order-paid", "order-paid:JC-7");
    await mail("order-paid", "order-paid:JC-7");
    await phones.send(shop);
    expect((await phones.taken()).map(({ to }) => to)).toEqual([asha.number]);
    expect(await shop.column("whatsapp_messages", "order_id")).toEqual([id]);
  });

  test("a maker hears of work, and nothing of whoever buys it (WHATSAPP-12)", async () => {
    await shop.addProducts([{ id: "bag", name: "Lotus Tote", stock_count: 3 }]);
    await shop.addAll("artisans", [
      { id: "asha", name: "Asha Devi", phone: asha.phone },
      { id: "sunita", name: "Sunita", phone: "9999988888" },
    ]);
    await agree({ artisanId: "asha" });
    const form = { productId: "bag", variantId: null, quantity: 12, dueOn: null };
    const lot = await makeForStock(shop, shop.owner, form);
    const { given, seen } = lotWork(shop);
    await given(lot?.id ?? "", 1, ["asha", 5], ["sunita", 2]);
    expect(await said()).toEqual([["work_given", "hi", "5", "Lotus Tote", "जब भी हो सके"]]);
    const taken = await given(lot?.id ?? "", 1, ["asha", 1]);
    await takeWorkBack(shop, shop.owner, await seen(taken));
    expect(await said()).toHaveLength(1);
    await given(lot?.id ?? "", 1, ["asha", 1]);
    await shop.set("artisans", "asha", { phone: "9000000001" });
    expect(await said()).toHaveLength(1);
  });
});
