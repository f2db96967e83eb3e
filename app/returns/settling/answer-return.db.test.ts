import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { eventTypes } from "#webhooks/events/event-types.ts";
import {
  addDelivered,
  delivered,
  eachReturnShop,
  owner,
  wanted,
} from "../../../tests/database/returned-order.ts";
import { addEndpointRow, eventsIn } from "../../../tests/database/webhook-rows.ts";
import { withdrawReturn } from "../asking/withdraw-return.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { approveReturn, declineReturn } from "./answer-return.server.ts";

eachReturnShop("a return that is answered", (shop, acts) => {
  const { asked, seen, approve, receive, suggested, approved, stock } = acts;
  test("gives back only pieces that were taken, and no later cancellation gives them again", async () => {
    const order = await addDelivered(shop, delivered);
    const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
    expect(await receive(id, { [order.bags]: [3, 0] })).toEqual({ kind: "other-pieces" });
    expect(await receive(id, { [order.bags]: [1, 2] })).toEqual({ kind: "other-pieces" });
    expect(await receive(id, {})).toEqual({ kind: "other-pieces" });
    const came: Parameters<typeof receive>[1] = { [order.bags]: [2, 2], [order.tote]: [1, 1] };
    const twice = await Promise.all([receive(id, came), receive(id, came)]);
    expect(twice.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await stock("bag")).toBe(5);
    expect(await suggested(id)).toEqual({ total: 1000_00, shipping: 60_00 });
    const { version } = await shop.orderOf(order.id);
    await changeFulfilment(shop, owner, { orderId: order.id, version, status: "cancelled" });
    expect(await stock("bag")).toBe(5);
  });

  test("is approved or withdrawn, not both", async () => {
    const order = await addDelivered(shop, delivered);
    const id = await asked(order, { [order.bags]: 1 });
    const [approval, withdrawal] = await Promise.all([approve(id), withdrawReturn(shop, id)]);
    expect(withdrawal).toBe("withdrawn");
    expect(await findReturn(shop.db, "id", id)).toMatchObject({ state: "withdrawn" });
    expect(["done", "stale", "unfit"]).toContain(approval.kind);
  });

  test("is declined with words, which are mailed, and goes no further", async () => {
    const order = await addDelivered(shop, delivered);
    const id = await asked(order, { [order.bags]: 1 });
    const no = { ...(await seen(id)), words: "It was worn." };
    expect(await declineReturn(shop, owner, no)).toEqual({ kind: "done" });
    expect(await declineReturn(shop, owner, no)).toEqual({ kind: "stale" });
    expect(await approve(id)).toEqual({ kind: "unfit" });
    expect(JSON.stringify((await shop.lastMail())?.letter)).toContain("It was worn.");
    expect(await approveReturn(shop, owner, { id: "nobody", version: 1 })).toEqual({ kind: "missing" });
  });
});

eachReturnShop("what other programs are told of returns", (shop, { approve, receive, settle }) => {
  test("each step once, however often its form comes", async () => {
    const ofReturns = eventTypes.filter((type) => type.startsWith("return."));
    await addEndpointRow(shop.db, ofReturns);
    const order = await addDelivered(shop, delivered);
    const want = wanted(order.orderNumber, { [order.bags]: 1 });
    await Promise.all([1, 2, 3].map(() => requestReturn(shop, want)));
    await approve(want.id);
    await Promise.all([1, 2].map(() => receive(want.id, { [order.bags]: [1, 1] })));
    await Promise.all([1, 2].map(() => settle(want.id, { resolution: "nothing" }, "Worn.")));
    const { order_id_text: number } = await shop.orderOf(order.id);
    const events = await eventsIn(shop.db);
    expect(events.map(([type]) => type)).toEqual(["return.requested", "return.received", "return.settled"]);
    for (const [, data] of events) expect(data).toMatchObject({ kind: "return", order: number });
  });
});
