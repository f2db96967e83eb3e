import { beforeEach, expect, test } from "vitest";
import { clearPayments } from "../../tests/database/card-shop.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { addDelivered } from "../../tests/database/returned-order.ts";
import { eraseClosedOrders } from "./erase-orders.db.server.ts";
import { eraseOldReturns } from "./erase-returns.db.server.ts";

const settled = new Date("2026-01-01T12:00:00Z");
const after = (days: number) => new Date(settled.getTime() + days * 24 * 60 * 60_000 + 1);
const photo = "/files/private/return_photos/r/a_10x10.webp";

eachDatabase("what a buyer said of a return", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    await clearPayments(database());
    await db().deleteFrom("uploads").execute();
    await addProducts(db(), [
      { id: "bag", name: "Bag" },
      { id: "tote", name: "Tote" },
    ]);
  });

  async function addReturn(state: "settled" | "approved") {
    const order = await addDelivered(database(), settled, { erase_when_closed: true });
    await db()
      .insertInto("return_requests")
      .values({
        ...{ id: "r", order_id: order.id, number: "R-1", kind: "damage", state, reason: "damaged" },
        ...{ wish: "refund", comment: "Torn", photos: [photo], upi_id: "asha@upi", actor_id: "asha" },
        settled_at: state === "settled" ? settled : null,
      })
      .execute();
    return order.id;
  }
  const request = () =>
    db()
      .selectFrom("return_requests")
      .select(["comment", "photos", "upi_id", "actor_id"])
      .executeTakeFirstOrThrow();
  const doomed = async () =>
    (await db().selectFrom("uploads").select("url").where("doomed_at", "is not", null).execute()).map(
      ({ url }) => url,
    );

  test("loses its UPI ID 30 days after it was settled, and its photos after 180", async () => {
    await addReturn("settled");
    await eraseOldReturns(db(), new Date(after(30).getTime() - 2));
    expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
    await eraseOldReturns(db(), after(30));
    expect(await request()).toMatchObject({ upi_id: null, photos: [photo] });
    expect(await doomed()).toEqual([]);
    await eraseOldReturns(db(), after(180));
    expect(await request()).toMatchObject({ photos: [], comment: "Torn" });
    expect(await doomed()).toEqual([photo]);
  });

  test("is kept while it is open, whatever its age", async () => {
    await addReturn("approved");
    await eraseOldReturns(db(), after(1000));
    expect(await request()).toMatchObject({ upi_id: "asha@upi", photos: [photo] });
  });

  test("goes with its buyer, once it is settled", async () => {
    const id = await addReturn("approved");
    expect(await eraseClosedOrders(db(), after(1))).toBe(0);
    await db().updateTable("return_requests").set({ state: "settled" }).where("order_id", "=", id).execute();
    expect(await eraseClosedOrders(db(), after(1))).toBe(1);
    expect(await request()).toEqual({ comment: null, photos: [], upi_id: null, actor_id: null });
    expect(await doomed()).toEqual([photo]);
  });
});
