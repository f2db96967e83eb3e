import { expect, test } from "vitest";
import { eraseClosedOrders } from "#orders/erase-orders.db.server.ts";
import { eachOwnShop } from "../../tests/database/each-shop.ts";
import { ErasingShop } from "../../tests/database/erasing-shop.ts";
import { addDelivered, sellReturned } from "../../tests/database/returned-order.ts";
import { eraseOldReturns } from "./erase-returns.db.server.ts";

const settled = new Date("2026-01-01T12:00:00Z");
const after = (days: number) => new Date(settled.getTime() + days * 24 * 60 * 60_000 + 1);
const photo = "/files/private/return_photos/r/a_10x10.webp";

eachOwnShop(
  ErasingShop,
  "what a buyer said of a return",
  { at: after(1), begin: sellReturned, on: "embedded" },
  (shop) => {
    async function addReturn(state: "settled" | "approved") {
      const order = await addDelivered(shop, settled, { erase_when_closed: true });
      await shop.add("return_requests", {
        ...{ id: "r", order_id: order.id, number: "R-1", kind: "damage", state, reason: "damaged" },
        ...{ wish: "refund", comment: "Torn", photos: [photo], upi_id: "asha@upi", actor_id: "asha" },
        settled_at: state === "settled" ? settled : null,
      });
      return order.id;
    }
    const request = () => shop.row("return_requests");

    test("loses its UPI ID 30 days after it was settled, and its photos after 180", async () => {
      await addReturn("settled");
      await eraseOldReturns(shop.db, new Date(after(30).getTime() - 2));
      expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
      await eraseOldReturns(shop.db, after(30));
      expect(await request()).toMatchObject({ upi_id: null, photos: [photo] });
      expect(await shop.doomed()).toEqual([]);
      await eraseOldReturns(shop.db, after(180));
      expect(await request()).toMatchObject({ photos: [], comment: "Torn" });
      expect(await shop.doomed()).toEqual([photo]);
    });

    test("is kept while it is open, whatever its age", async () => {
      await addReturn("approved");
      await eraseOldReturns(shop.db, after(1000));
      expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
    });

    test("goes with its buyer, once it is settled", async () => {
      const id = await addReturn("approved");
      expect(await eraseClosedOrders(shop)).toBe(0);
      await shop.set("return_requests", { order_id: id }, { state: "settled" });
      expect(await eraseClosedOrders(shop)).toBe(1);
      expect(await request()).toMatchObject({ comment: null, photos: [], upi_id: null, actor_id: null });
      expect(await shop.doomed()).toEqual([photo]);
    });
  },
);
