import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { clearPayments } from "../../tests/database/card-shop.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { addDelivered } from "../../tests/database/returned-order.ts";
import { addReview } from "../../tests/database/review-row.ts";
import { eraseReviews } from "./erase-reviews.db.server.ts";

eachDatabase("reviews whose buyer is erased", (database) => {
  const db = () => database().db;
  const rows = () => db().selectFrom("reviews").selectAll().orderBy("id").execute();

  beforeEach(async () => {
    await clearPayments(database());
    await db().deleteFrom("uploads").execute();
    await addProducts(db(), [
      { id: "bag", name: "Bag" },
      { id: "tote", name: "Tote" },
    ]);
  });

  test("stay shown without name, photos and waiting words; what nobody sees goes", async () => {
    const { id, bags, tote } = await addDelivered(database(), new Date());
    const other = await addReview(db(), "bag");
    await addReview(db(), "tote", { order_item_id: tote, state: "pending", photos: ["/files/c"] });
    const shown = await addReview(db(), "bag", { order_item_id: bags, photos: ["/files/a"], stars: 4 });
    const edit = { stars: 1, body: "I call myself Asha Kumari of Patna.", photos: ["/files/b"] };
    await db()
      .updateTable("reviews")
      .set({ ...edit, state: "pending" })
      .where("id", "=", shown)
      .execute();
    await inTransaction(db(), (trx) => eraseReviews(trx, [id]));
    const left = await rows();
    expect(left).toHaveLength(2);
    expect(left.find((row) => row.id === other)).toMatchObject({ author: "Asha" });
    expect(left.find((row) => row.id === shown)).toMatchObject({
      ...{ author: "A buyer", state: "shown", stars: 4, shown_stars: 4, photos: [], shown_photos: [] },
    });
    expect(JSON.stringify(left)).not.toContain("Kumari");
    const doomed = await db().selectFrom("uploads").select("url").orderBy("url").execute();
    expect(doomed.map(({ url }) => url)).toEqual(["/files/a", "/files/b", "/files/c"]);
    const rated = db().selectFrom("products").select(["rating_count", "rating_sum"]).where("id", "=", "bag");
    expect(await rated.executeTakeFirst()).toEqual({ rating_count: 2, rating_sum: 9 });
    await inTransaction(db(), (trx) => eraseReviews(trx, []));
  });
});
