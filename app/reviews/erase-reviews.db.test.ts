import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addDelivered, sellReturned } from "../../tests/database/returned-order.ts";
import { eraseReviews } from "./erase-reviews.db.server.ts";

eachShop("reviews whose buyer is erased", { begin: sellReturned, on: "embedded" }, (shop) => {
  test("stay shown without name, photos and waiting words; what nobody sees goes", async () => {
    const { id, bags, tote } = await addDelivered(shop, new Date());
    const other = await shop.addReview("bag");
    await shop.addReview("tote", { order_item_id: tote, state: "pending", photos: ["/files/c"] });
    const shown = await shop.addReview("bag", { order_item_id: bags, photos: ["/files/a"], stars: 4 });
    const edit = { stars: 1, body: "I call myself Asha Kumari of Patna.", photos: ["/files/b"] };
    await shop.set("reviews", shown, { ...edit, state: "pending" });
    await shop.inTransaction((trx) => eraseReviews(trx, [id]));
    const left = await shop.rows("reviews");
    expect(left).toHaveLength(2);
    expect(left.find((row) => row.id === other)).toMatchObject({ author: "Asha" });
    expect(left.find((row) => row.id === shown)).toMatchObject({
      ...{ author: "A buyer", state: "shown", stars: 4, shown_stars: 4, photos: [], shown_photos: [] },
    });
    expect(JSON.stringify(left)).not.toContain("Kumari");
    const doomed = await shop.rows("uploads", {}, "url");
    expect(doomed.map(({ url }) => url)).toEqual(["/files/a", "/files/b", "/files/c"]);
    expect(await shop.row("products", "bag")).toMatchObject({ rating_count: 2, rating_sum: 9 });
    await shop.inTransaction((trx) => eraseReviews(trx, []));
  });
});
