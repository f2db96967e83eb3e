import { beforeAll, expect, test } from "vitest";
import { listQuery } from "#orders/links/list-query.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { inState, paidByCard } from "../../tests/database/order-row.ts";
import { addPayment } from "../../tests/database/payment-row.ts";
import { findAdminOrder, nextOrder } from "./admin-order.db.server.ts";
import { whyNotSent } from "./admin-order.ts";
import { listOrders } from "./list/order-list.db.server.ts";
import { readOrderPage } from "./read-order.server.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const asked = { cod_confirm_by: at(72) };

eachShop("the order that comes next", { isKept: true, at: at(10), on: "embedded" }, (shop) => {
  const ids: string[] = [];
  beforeAll(async () => {
    const rows = [
      { billing_full_name: "Asha", ...asked },
      { billing_full_name: "Bina", ...asked },
      { billing_full_name: "Chitra" },
      { billing_full_name: "Devi", ...asked },
      { billing_full_name: "Esha", packed_at: at(9) },
      { billing_full_name: "Fatima", ...inState("shipped") },
      { billing_full_name: "Gauri", ...asked, packed_at: at(9) },
    ] as const;
    for (const [hour, row] of rows.entries())
      ids.push(await shop.addOrder([{}], { created_at: at(hour), ...row }));
  });
  const next = (step: "to-confirm" | "to-pack", place: number) =>
    nextOrder(shop.db, step, { id: ids[place] ?? "", placedAt: at(place) });

  test("is the one below it in the list 'To confirm', and its first after the last", async () => {
    expect(await next("to-confirm", 3)).toMatchObject({ buyer: "Bina", left: 3, step: "to-confirm" });
    expect(await next("to-confirm", 1)).toMatchObject({ buyer: "Asha" });
    expect(await next("to-confirm", 0)).toMatchObject({ buyer: "Devi" });
  });

  test("is at the packing table none that is packed, or waits for its buyer's word", async () => {
    expect(await next("to-pack", 4)).toMatchObject({ buyer: "Chitra", left: 1 });
    expect(await next("to-pack", 2)).toBeNull();
  });

  test("stands on the page of one that was to be confirmed or is packed, and on no other", async () => {
    const nextOn = async (place: number) => (await readOrderPage(shop, ids[place] ?? "", null))?.next?.buyer;
    expect(await nextOn(3)).toBe("Bina");
    expect(await nextOn(4)).toBe("Chitra");
    expect(await nextOn(2)).toBeUndefined();
    expect(await nextOn(5)).toBeUndefined();
  });

  test("stands on the page of one that came back: what else comes back, else what is to be packed", async () => {
    const away = { ...inState("shipped"), created_at: at(1) } as const;
    const gone = { ...inState("cancelled"), created_at: at(2) } as const;
    const nextAfter = async (id: string) => (await readOrderPage(shop, id, null))?.next;
    const id = await shop.addOrder([{}], gone);
    expect(await nextAfter(id)).toBeNull();
    const back = { order_id: id, status: "cancelled", actor_kind: "admin", note: "Came back" } as const;
    await shop.add("order_history", back);
    expect(await nextAfter(id)).toMatchObject({ step: "to-pack", buyer: "Chitra", left: 1 });
    const order_id = await shop.addOrder([{}], { billing_full_name: "Hema", ...away });
    const parcel = { order_id, number: 1, carrier: "shiprocket", awb: "DL1", state: "rto" } as const;
    await shop.add("shipments", parcel);
    expect(await nextAfter(id)).toMatchObject({ step: "coming-back", buyer: "Hema", left: 1 });
  });

  test("begins the list 'To pack', before what is packed and what waits for its buyer's word (ADMIN-11)", async () => {
    const { orders } = await listOrders(shop.db, listQuery(new URLSearchParams("status=to-pack")));
    const names = orders.map(({ customer }) => customer).filter((name) => name !== "Hema");
    expect(names).toEqual(["Chitra", "Gauri", "Esha", "Devi", "Bina", "Asha"]);
  });

  test("says of none that it waits to be confirmed but of those whose buyers were asked", async () => {
    const { orders } = await listOrders(shop.db, listQuery(new URLSearchParams()));
    const waiting = orders.filter(({ isToConfirm }) => isToConfirm).map(({ customer }) => customer);
    expect(waiting).toEqual(["Devi", "Bina", "Asha"]);
  });
});

eachShop("an order whose payment is due back", { on: "embedded" }, (shop) => {
  /** A paid order with one payment more, which goes back. */
  async function paidBy(outcome: "confirmed" | "surplus"): Promise<string> {
    const id = await shop.addOrder([], { ...paidByCard, refund_due: true });
    await addPayment(shop, id, { outcome, refund_due: true });
    return id;
  }

  test.each([
    ["is not sent when that paid it too late", "confirmed", "the payment goes back"],
    ["is sent when it was paid twice", "surplus", undefined],
  ] as const)("%s", async (_, outcome, why) => {
    const order = await findAdminOrder(shop.db, await paidBy(outcome));
    expect(order).toMatchObject({ refundDue: true, paidTooLate: why !== undefined });
    expect(order && whyNotSent(order)).toBe(why);
  });
});
