import { expect, test } from "vitest";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { receivePayment, undoPayment } from "#orders/money-acts/receive-payment.server.ts";
import { addDuesOrder, dueOf } from "../../tests/database/dues-order.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { inState, orderHistory } from "../../tests/database/order-row.ts";
import { notFound } from "./not-found.server.ts";
import { type SaidPayment, sayPaid } from "./say-paid.server.ts";
import { eraseClaims } from "./upi-claims.db.server.ts";

const [reference, other] = ["412345678901", "412345678902"];

eachShop("a part that is said to be paid by UPI", {}, (shop) => {
  const add = () => addDuesOrder(shop, shop, { method: "bank" });
  type Order = Awaited<ReturnType<typeof add>>;
  const partOf = ({ id }: Order, kind: "advance" | "balance" = "advance") => dueOf(shop.db, id, kind);

  async function say(order: Order, change: Partial<SaidPayment> = {}) {
    const { id: dueId } = await partOf(order);
    return sayPaid(shop, { orderNumber: order.orderNumber, dueId, reference, userId: null, ...change });
  }

  const seen = async (order: Order) => ({
    orderId: order.id,
    version: (await shop.row("orders", order.id)).version,
    dueId: (await partOf(order)).id,
  });
  const receive = async (order: Order) =>
    receivePayment(shop, shop.owner, {
      ...(await seen(order)),
      method: "upi",
      reference: `UPI ${reference.slice(0, 4)} ${reference.slice(4)}`,
      day: "2026-11-20",
    });
  const seek = async (order: Order, sought = reference) =>
    notFound(shop, shop.owner, { ...(await seen(order)), reference: sought });
  const notes = async ({ id }: Order) => (await orderHistory(shop, id)).flatMap(({ note }) => note ?? []);

  test("pays nothing, and is said once however often it is sent; another reference takes its place", async () => {
    const order = await add();
    expect(await Promise.all([1, 2, 3].map(() => say(order)))).toEqual(["said", "said", "said"]);
    expect(await partOf(order)).toMatchObject({ paidAt: null, said: { reference, at: shop.clock } });
    expect(await shop.row("orders", order.id)).toMatchObject({ payment_state: "awaiting", version: 1 });
    expect(await notes(order)).toEqual([`Advance of ₹23,200.00 said to be paid by UPI (${reference})`]);
    expect(await say(order, { reference: other })).toBe("said");
    expect(await say(await add())).toBe("said");
    expect(await shop.mails()).toEqual([]);
  });

  test("takes no reference that another part has, said or noted by the owner, whoever comes first", async () => {
    const orders = [await add(), await add(), await add()];
    const said = await Promise.all(orders.map((order) => say(order)));
    expect(said.toSorted()).toEqual(["given-before", "given-before", "said"]);
    const [paid, late] = [await add(), await add()];
    await seek(orders[said.indexOf("said")] ?? paid);
    expect(await receive(paid)).toMatchObject({ kind: "kept" });
    expect(await say(late)).toBe("given-before");
    expect(await partOf(late)).toMatchObject({ said: null });
  });

  test("is paid by the owner's word alone; taken back, it is to be looked for again", async () => {
    const order = await add();
    await say(order);
    expect(await receive(order)).toMatchObject({ kind: "kept" });
    expect(await seek(order)).toEqual({ kind: "unfit" });
    expect(await say(order)).toBe("not-due");
    await undoPayment(shop, shop.owner, await seen(order));
    expect(await partOf(order)).toMatchObject({ paidAt: null, said: { reference } });
  });

  test("not found, its buyer is written to once and the reference is free", async () => {
    const order = await add();
    await say(order);
    expect(await seek(order, other)).toEqual({ kind: "stale" });
    const wish = { ...(await seen(order)), reference };
    const answers = await Promise.all([1, 2].map(() => notFound(shop, shop.owner, wish)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["kept", "stale"]);
    expect(await shop.mailKinds()).toEqual(["payment-not-found"]);
    expect(await shop.audit()).toMatchObject([{ action: "order.payment_not_found", detail: { reference } }]);
    expect((await notes(order)).at(-1)).toBe(`Advance of ₹23,200.00 not found (${reference})`);
    expect(await partOf(order)).toMatchObject({ said: { reference: null } });
    expect(await say(await add())).toBe("said");
    expect(await say(order, { reference: other })).toBe("said");
  });

  test("what is not due next, or is owed no more, is not said to be paid", async () => {
    const order = await add();
    expect(await say(order, { dueId: (await partOf(order, "balance")).id })).toBe("not-due");
    expect(await say(order, { orderNumber: "JC-0" })).toBe("not-due");
    await shop.set("orders", order.id, inState("cancelled"));
    expect(await say(order)).toBe("not-due");
  });

  test("is known by the offer's number where its buyer got that, and goes with an order that is erased", async () => {
    const order = await add();
    expect((await partOf(order)).number).toBe(order.orderNumber);
    const offer = { order_id: order.id, state: "accepted", sent_at: shop.clock } as const;
    const [row] = await shop.rows("offers", { order_id: null });
    await shop.set("offers", row?.id ?? "", offer);
    expect((await findDues(shop.db, order.id)).map(({ number }) => number)).toEqual([
      row?.number,
      row?.number,
    ]);
    await say(order);
    await shop.inTransaction((trx) => eraseClaims(trx, [order.id]));
    expect(await shop.count("upi_claims")).toBe(0);
  });
});
