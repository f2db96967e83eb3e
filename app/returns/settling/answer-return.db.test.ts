import { expect, test } from "vitest";
import { delivered, eachReturnShop, owner } from "../../../tests/database/return-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { withdrawReturn } from "../asking/withdraw-return.server.ts";
import { findReturn } from "../returns.db.server.ts";
import { approveReturn, declineReturn } from "./answer-return.server.ts";

eachReturnShop(
  "a return that is answered",
  ({ asked, seen, approve, receive, suggested, approved, db, row, stock, card, database }) => {
    test("gives back only pieces that were taken, and no later cancellation gives them again", async () => {
      const order = await addDelivered(database(), delivered);
      const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
      expect(await receive(id, { [order.bags]: [3, 0] })).toEqual({ kind: "other-pieces" });
      expect(await receive(id, { [order.bags]: [1, 2] })).toEqual({ kind: "other-pieces" });
      expect(await receive(id, {})).toEqual({ kind: "other-pieces" });
      const twice = await Promise.all(
        [1, 2].map(() => receive(id, { [order.bags]: [2, 2], [order.tote]: [1, 1] })),
      );
      expect(twice.filter(({ kind }) => kind === "done")).toHaveLength(1);
      expect(await stock("bag")).toBe(5);
      expect(await suggested(id)).toEqual({ total: 1000_00, shipping: 60_00 });
      const { changeFulfilment } = await import("#orders/fulfilment/change-fulfilment.server.ts");
      const actor = shopOwner({ ...owner });
      const { version } = await row(order.id);
      await changeFulfilment(
        card().shop(),
        { ...actor, role: "admin" },
        { orderId: order.id, version, status: "cancelled" },
      );
      expect(await stock("bag")).toBe(5);
    });

    test("is approved or withdrawn, not both", async () => {
      const order = await addDelivered(database(), delivered);
      const id = await asked(order, { [order.bags]: 1 });
      const [approval, withdrawal] = await Promise.all([approve(id), withdrawReturn(card().shop(), id)]);
      const state = (await findReturn(db(), "id", id))?.state;
      expect(withdrawal).toBe("withdrawn");
      expect(state).toBe("withdrawn");
      expect(["done", "stale", "unfit"]).toContain(approval.kind);
    });

    test("is declined with words, which are mailed, and goes no further", async () => {
      const order = await addDelivered(database(), delivered);
      const id = await asked(order, { [order.bags]: 1 });
      const no = { ...(await seen(id)), words: "It was worn." };
      expect(await declineReturn(card().shop(), owner, no)).toEqual({ kind: "done" });
      expect(await declineReturn(card().shop(), owner, no)).toEqual({ kind: "stale" });
      expect(await approve(id)).toEqual({ kind: "unfit" });
      const letter = await db()
        .selectFrom("mail_outbox")
        .select("letter")
        .orderBy("id", "desc")
        .executeTakeFirst();
      expect(JSON.stringify(letter)).toContain("It was worn.");
      expect(await approveReturn(card().shop(), owner, { id: "nobody", version: 1 })).toEqual({
        kind: "missing",
      });
    });
  },
);
