import { beforeEach, expect, test } from "vitest";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { issueForOrder } from "#certificates/issuing/issue-certificates.server.ts";
import { moveShipment } from "#orders/shipments/move-shipment.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { readReturn } from "#returns/admin/read-return.server.ts";
import { receiveReturn } from "#returns/settling/answer-return.server.ts";
import { delivered, eachReturnShop, owner } from "../../../tests/database/return-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";

eachReturnShop(
  "the certificates of what comes back",
  ({ db, card, database, seen, approved, receive, settle }) => {
    beforeEach(async () => {
      await db().deleteFrom("certificates").execute();
      await db().updateTable("products").set({ certificate: "always" }).execute();
    });

    const certified = async () => {
      const order = await addDelivered(database(), delivered);
      await inTransaction(db(), (trx) => issueForOrder(trx, card().shop(), order.id));
      return order;
    };
    const ofLine = async (order: { id: string }, line: string) =>
      (await certificatesOfOrders(db(), [order.id]))
        .filter(({ orderItemId }) => orderItemId === line)
        .map(({ number, state, voidReason }) => `${number} ${voidReason ?? state}`);

    test("are void once their pieces are received, those that nobody has claimed first", async () => {
      const order = await certified();
      const id = await approved(order, { [order.bags]: 1 });
      expect(await ofLine(order, order.bags)).toEqual(["1 issued", "2 issued"]);
      await db()
        .updateTable("certificates")
        .set({ state: "claimed", claimed_at: delivered })
        .where("order_item_id", "=", order.bags)
        .where("number", "=", 2)
        .execute();
      await receive(id, { [order.bags]: [1, 1] });
      expect(await ofLine(order, order.bags)).toEqual(["1 returned", "2 claimed"]);
      expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
    });

    test("are those whose numbers the owner ticked, whoever has claimed them", async () => {
      const order = await certified();
      const id = await approved(order, { [order.bags]: 2 });
      await db()
        .updateTable("certificates")
        .set({ state: "claimed", claimed_at: delivered })
        .where("order_item_id", "=", order.bags)
        .where("number", "=", 1)
        .execute();
      const listed = (await readReturn({ db: db() }, id))?.lines[0]?.certificates ?? [];
      expect(listed).toMatchObject([
        { number: 1, isClaimed: true, isNext: true },
        { number: 2, isClaimed: false, isNext: true },
      ]);
      const codes = listed.map(({ code }) => code);
      const piece = { orderItemId: order.bags, received: 1, resellable: 1 };
      const came = async (certificates: string[]) =>
        receiveReturn(card().shop(), owner, { ...(await seen(id)), pieces: [{ ...piece, certificates }] });
      expect(await came(codes)).toEqual({ kind: "other-pieces" });
      expect(await came(codes.slice(0, 1))).toEqual({ kind: "done" });
      expect(await ofLine(order, order.bags)).toEqual(["1 returned", "2 issued"]);
      expect(await ofLine(order, order.tote)).toEqual(["1 issued"]);
    });

    test("are none where the owner ticked none of the line's", async () => {
      const order = await certified();
      const id = await approved(order, { [order.bags]: 1 });
      const all = await certificatesOfOrders(db(), [order.id]);
      const others = all.filter(({ orderItemId }) => orderItemId !== order.bags).map(({ code }) => code);
      const piece = { orderItemId: order.bags, received: 1, resellable: 1 };
      await receiveReturn(card().shop(), owner, {
        ...(await seen(id)),
        pieces: [{ ...piece, certificates: others.slice(0, 1) }],
      });
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
      const parcel = await db().selectFrom("shipments").select("id").executeTakeFirstOrThrow();
      await inTransaction(db(), (trx) =>
        moveShipment(trx, card().shop(), parcel.id, { state: "cancelled", at: delivered }),
      );
      expect(await ofLine(order, order.bags)).toEqual([...void2, "3 cancelled", "4 cancelled"]);
    });
  },
);
