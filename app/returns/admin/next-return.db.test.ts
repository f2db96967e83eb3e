import { expect, test } from "vitest";
import { delivered, eachReturnShop, owner } from "../../../tests/database/return-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";
import { approveReturn } from "../settling/answer-return.server.ts";
import { nextReturn } from "./next-return.db.server.ts";

eachReturnShop("the next return", ({ asked, db, card, database }) => {
  test("the one that waits longest comes after another, new ones before those to be settled", async () => {
    const orders = [await addDelivered(database(), delivered), await addDelivered(database(), delivered)];
    const [first = "", second = ""] = await Promise.all(
      orders.map((order) => asked(order, { [order.tote]: 1 })),
    );
    expect(await nextReturn(db(), first)).toMatchObject({ id: second, left: 1 });
    await approveReturn(card().shop(), owner, { id: second, version: 1 });
    expect(await nextReturn(db(), first)).toBeNull();
    expect(await nextReturn(db(), second)).toMatchObject({ id: first });
  });
});
