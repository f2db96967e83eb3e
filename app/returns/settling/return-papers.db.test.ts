import { expect, test } from "vitest";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { readReturn } from "#returns/admin/read-return.server.ts";
import { receiveReturn } from "#returns/settling/answer-return.server.ts";
import { addDelivered, delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";

eachReturnShop("the credit note of a return", (shop, acts) => {
  const { settle, approved, approve, asked, receive, paidByCard } = acts;
  const issue = (id: string) => issueInvoice(shop, id, { forWhom: "owner", actorId: null });
  async function byCash() {
    const order = await addDelivered(shop, delivered);
    await issue(order.id);
    return order;
  }
  /** Of each note, the pieces and the sum of each line: bags, shipping, tote. */
  async function notes() {
    const rows = await shop.rows("credit_notes", {}, "serial");
    return rows.map(({ facts }) => {
      const lines = parseInvoice(facts).lines.toSorted((one, other) =>
        one.description < other.description ? -1 : 1,
      );
      return lines.map(({ quantity, amount }) => [quantity, amount]);
    });
  }
  const none = [null, 0];

  test("takes back the line that came back, whichever way its money goes", async () => {
    const cash = await byCash();
    const id = await approved(cash, { [cash.tote]: 1 }, { upiId: "asha@upi" });
    await settle(id, { resolution: "refund", amount: 400_00 });
    for (const resolution of ["refund", "refund_by_hand"] as const) {
      const order = await paidByCard();
      await issue(order.id);
      await settle(await approved(order, { [order.tote]: 1 }), { resolution, amount: 400_00 });
    }
    const tote = [none, none, [1, 400_00]];
    expect(await notes()).toEqual([tote, tote, tote]);
  });

  test("counts pieces one after the other, and what is more than they cost is of shipping", async () => {
    const order = await byCash();
    for (const amount of [270_00, 330_00])
      await settle(await approved(order, { [order.bags]: 1 }), { resolution: "refund_by_hand", amount });
    expect(await notes()).toEqual([
      [[1, 270_00], none, none],
      [[1, 270_00], [null, 60_00], none],
    ]);
  });

  test("comes with an invoice that is issued later, line by line", async () => {
    const order = await addDelivered(shop, delivered);
    const byHand = async (line: string, amount: number) =>
      settle(await approved(order, { [line]: 1 }), { resolution: "refund_by_hand", amount });
    await byHand(order.tote, 400_00);
    await byHand(order.bags, 100_00);
    await issue(order.id);
    expect(await notes()).toEqual([
      [none, none, [1, 400_00]],
      [[null, 100_00], none, none],
    ]);
  });

  test("counts a piece that came back, though less than it cost goes back for it", async () => {
    const order = await byCash();
    const id = await asked(order, { [order.bags]: 1 });
    await approve(id);
    await receive(id, { [order.bags]: [1, 1] });
    await settle(id, { resolution: "refund_by_hand", amount: 100_00 });
    expect(await notes()).toEqual([[[1, 100_00], none, none]]);
  });

  test("of two that are settled at once takes each its own line", async () => {
    const order = await paidByCard();
    await issue(order.id);
    const bags = await approved(order, { [order.bags]: 2 });
    const tote = await approved(order, { [order.tote]: 1 });
    await Promise.all([
      settle(bags, { resolution: "refund", amount: 540_00 }),
      settle(tote, { resolution: "refund", amount: 400_00 }),
    ]);
    const both = await notes();
    expect(both).toHaveLength(2);
    expect(both).toContainEqual([[2, 540_00], none, none]);
    expect(both).toContainEqual([none, none, [1, 400_00]]);
  });
});

eachReturnShop("the certificates of what comes back", (shop, { seen, approved, receive, settle }) => {
  const certified = async () => {
    await shop.set("products", {}, { certificate: "always" });
    const order = await addDelivered(shop, delivered);
    await shop.inTransaction((trx) => issueForOrder(trx, shop, order.id));
    return order;
  };
  const ofLine = async (order: { id: string }, line: string) => {
    const all = await certificatesOfOrders(shop.db, [order.id]);
    const own = all.filter(({ orderItemId }) => orderItemId === line);
    return own.map(({ number, state, voidReason }) => `${number} ${voidReason ?? state}`);
  };
  const claim = (order_item_id: string, number: number) =>
    shop.set("certificates", { order_item_id, number }, { state: "claimed", claimed_at: delivered });

  test("are void once their pieces are received, those that nobody has claimed first", async () => {
    const order = await certified();
    const id = await approved(order, { [order.bags]: 1 });
    expect(await ofLine(order, order.bags)).toEqual(["1 issued", "2 issued"]);
    await claim(order.bags, 2);
    await receive(id, { [order.bags]: [1, 1] });
    expect(await ofLine(order, order.bags)).toEqual(["1 returned", "2 claimed"]);
    expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
  });

  test("are those whose numbers the owner ticked, whoever has claimed them", async () => {
    const order = await certified();
    const id = await approved(order, { [order.bags]: 2 });
    await claim(order.bags, 1);
    const listed = (await readReturn({ db: shop.db }, id))?.lines[0]?.certificates ?? [];
    expect(listed).toMatchObject([
      { number: 1, isClaimed: true, isNext: true },
      { number: 2, isClaimed: false, isNext: true },
    ]);
    const codes = listed.map(({ code }) => code);
    const piece = { orderItemId: order.bags, received: 1, resellable: 1 };
    const came = async (certificates: string[]) =>
      receiveReturn(shop, owner, { ...(await seen(id)), pieces: [{ ...piece, certificates }] });
    expect(await came(codes)).toEqual({ kind: "other-pieces" });
    expect(await came(codes.slice(0, 1))).toEqual({ kind: "done" });
    expect(await ofLine(order, order.bags)).toEqual(["1 returned", "2 issued"]);
    expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
  });

  test("are none where the owner ticked none of the line's", async () => {
    const order = await certified();
    const id = await approved(order, { [order.bags]: 1 });
    const all = await certificatesOfOrders(shop.db, [order.id]);
    const others = all.filter(({ orderItemId }) => orderItemId !== order.bags).map(({ code }) => code);
    const piece = { orderItemId: order.bags, received: 1, resellable: 1 };
    const pieces = [{ ...piece, certificates: others.slice(0, 1) }];
    await receiveReturn(shop, owner, { ...(await seen(id)), pieces });
    expect(await ofLine(order, order.bags)).toEqual(["1 issued", "2 issued"]);
    expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
  });

  test("stay where a return is settled and nothing came back", async () => {
    const order = await certified();
    await settle(await approved(order, { [order.tote]: 1 }), { resolution: "nothing" });
    expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
  });

  test("are followed by new ones of what goes out instead, void again if that never leaves", async () => {
    const order = await certified();
    const id = await approved(order, { [order.bags]: 2 });
    await receive(id, { [order.bags]: [2, 2] });
    await settle(id, { resolution: "replacement" });
    const void2 = ["1 returned", "2 returned"];
    expect(await ofLine(order, order.bags)).toEqual([...void2, "3 issued", "4 issued"]);
    const parcel = await shop.row("shipments");
    const cancelled = { state: "cancelled", at: delivered } as const;
    await shop.inTransaction((trx) => moveShipment(trx, shop, parcel.id, cancelled));
    expect(await ofLine(order, order.bags)).toEqual([...void2, "3 cancelled", "4 cancelled"]);
  });
});
