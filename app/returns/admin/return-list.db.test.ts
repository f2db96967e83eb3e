import { expect, test } from "vitest";
import { addDelivered, delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";
import { approveReturn } from "../settling/answer-return.server.ts";
import { nextReturn } from "./return-list.db.server.ts";

eachReturnShop("the next return", (shop, { asked }) => {
  test("the one that waits longest comes after another, new ones before those to be settled", async () => {
    const ask = async () => {
      const order = await addDelivered(shop, delivered);
      return asked(order, { [order.tote]: 1 });
    };
    const [first, second] = [await ask(), await ask()];
    expect(await nextReturn(shop.db, first)).toMatchObject({ id: second, left: 1 });
    await approveReturn(shop, owner, { id: second, version: 1 });
    expect(await nextReturn(shop.db, first)).toBeNull();
    expect(await nextReturn(shop.db, second)).toMatchObject({ id: first });
  });
});
