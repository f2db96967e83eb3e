import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { registerUpload } from "#pictures/uploads.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";
import { asShown } from "../../../tests/database/review-row.ts";
import { type ReviewToWrite, writeReview } from "./write-review.server.ts";

const arrived = new Date("2026-11-20T12:00:00+05:30");

eachShop("a review that a buyer writes", { at: "2026-11-28T12:00:00+05:30" }, (shop) => {
  const rows = () => shop.rows("reviews", {}, "id");

  const written = { kind: "written" };

  /** What is sent of a delivered order's bags; say only what the test is about. */
  async function wanted(change: Partial<ReviewToWrite> = {}, order: Parameters<typeof addDelivered>[2] = {}) {
    const { orderNumber, bags, tote } = await addDelivered(shop, arrived, order);
    const want: ReviewToWrite = {
      ...{ id: randomUUID(), orderNumber, orderItemId: bags, version: 0 },
      ...{ stars: 4, title: "Fine work", body: "The painting is finer than in the picture." },
      ...{ kept: [], photos: [], ...change },
    };
    return { want, tote };
  }

  async function photo(name: string): Promise<string> {
    const url = `/files/private/review_photos/r/${name}_10x10.webp`;
    await registerUpload(shop.db, url, null);
    return url;
  }

  /** As the owner shows it. */
  async function show(id: string) {
    await shop.set("reviews", id, { ...asShown(await shop.row("reviews", id)), shown_at: new Date() });
  }

  beforeEach(() => shop.addProducts(["bag", "tote"].map((id) => ({ id, name: id }))));

  test("waits for the owner under its buyer's first name", async () => {
    const { want } = await wanted({ photos: [await photo("a")] });
    expect(await writeReview(shop, want)).toEqual(written);
    expect(await rows()).toMatchObject([
      {
        ...{ id: want.id, product_id: "bag", order_item_id: want.orderItemId, author: "Asha", stars: 4 },
        ...{ title: "Fine work", state: "pending", shown_at: null, version: 1 },
      },
    ]);
    expect(await shop.rows("uploads")).toEqual([]);
  });

  test("is one, sent twenty times at once", async () => {
    const { want } = await wanted();
    const send = () => writeReview(shop, { ...want, id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill("same"), "written"]);
    expect(await rows()).toHaveLength(1);
  });

  test("is one of twenty different ones at once, and the others are told", async () => {
    const { want } = await wanted();
    const send = (_: unknown, at: number) =>
      writeReview(shop, { ...want, id: randomUUID(), body: `${want.body} ${at}` });
    const kinds = (await Promise.all(Array.from({ length: 20 }, send))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual([...Array(19).fill("stale"), "written"]);
    expect(await rows()).toMatchObject([{ version: 1 }]);
  });

  test("is changed by its buyer: the new words wait, the old ones stay shown", async () => {
    const [a, b, c] = [await photo("a"), await photo("b"), await photo("c")];
    const { want } = await wanted({ photos: [a, b] });
    await writeReview(shop, want);
    await show(want.id);
    const body = "It fades in the sun after a month.";
    const edit = { ...want, version: 1, stars: 2 as const, body, kept: [1], photos: [c] };
    expect(await writeReview(shop, edit)).toEqual(written);
    expect(await rows()).toMatchObject([
      {
        ...{ id: want.id, stars: 2, state: "pending", photos: [b, c], version: 2 },
        ...{ shown_stars: 4, shown_body: want.body, shown_photos: [a, b] },
      },
    ]);
    expect(await shop.doomed()).toEqual([]);
    expect(await writeReview(shop, { ...edit, version: 2, kept: [1], photos: [] })).toEqual(written);
    expect(await shop.doomed()).toEqual([]);
    expect(await writeReview(shop, { ...edit, version: 3, kept: [], photos: [] })).toEqual(written);
    expect(await shop.doomed()).toEqual([c]);
  });

  test("that was hidden waits anew once it is changed", async () => {
    const { want } = await wanted();
    await writeReview(shop, want);
    await shop.set("reviews", {}, { state: "hidden", hidden_reason: "insult" });
    const edit = { ...want, version: 1, body: "The handles are short, and that is all." };
    expect(await writeReview(shop, edit)).toEqual(written);
    expect(await rows()).toMatchObject([{ state: "pending", hidden_reason: null, shown_at: null }]);
  });

  test("changes nothing from an older page", async () => {
    const { want } = await wanted();
    await writeReview(shop, want);
    await writeReview(shop, { ...want, version: 1, stars: 5 });
    const before = await rows();
    expect(await writeReview(shop, { ...want, version: 1, stars: 1 })).toEqual({ kind: "stale" });
    expect(await writeReview(shop, { ...want, version: 7 })).toEqual({ kind: "stale" });
    expect(await writeReview(shop, { ...want, version: 2, stars: 5 })).toEqual({ kind: "same" });
    expect(await rows()).toEqual(before);
  });

  test("has photos of its own, four at most", async () => {
    const { want } = await wanted();
    const five = await Promise.all(["a", "b", "c", "d", "e"].map(photo));
    expect(await writeReview(shop, { ...want, photos: five })).toEqual({ kind: "too_many_photos" });
    const lost = "/files/private/review_photos/x/none_1x1.webp";
    expect(await writeReview(shop, { ...want, photos: [lost] })).toEqual({ kind: "photos_lost" });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["before it has arrived", { fulfilment_state: "shipped", status: "shipped" }, "not_arrived"],
    ["once its order's money went back", { payment_state: "refunded" }, "refunded"],
  ] as const)("is not taken %s", async (_, order, why) => {
    const { want } = await wanted({}, order);
    expect(await writeReview(shop, want)).toEqual({ kind: "unreviewable", why });
  });

  test("is not taken of a line whose pieces were all paid back, and is of one that keeps a piece", async () => {
    const { want } = await wanted();
    const back = (pieces: number) =>
      sql`
      with asked as (
        insert into return_requests (order_id, number, kind, state, reason, wish, resolution, received_at)
        select order_id, ${`R-${pieces}`}, 'return', 'settled', 'other', 'refund', 'refund', now()
        from order_items where id = ${want.orderItemId} returning id)
      insert into return_items (request_id, order_item_id, quantity, received)
      select id, ${want.orderItemId}, ${pieces}, ${pieces} from asked`.execute(shop.db);
    await back(1);
    expect(await writeReview(shop, want)).toEqual(written);
    await sql`update return_items set quantity = 2, received = 2`.execute(shop.db);
    const edit = { ...want, version: 1, stars: 1 as const };
    expect(await writeReview(shop, edit)).toEqual({ kind: "unreviewable", why: "refunded" });
  });

  test("is not taken of what is no line of the order, no product any more, or nobody's order", async () => {
    const { want } = await wanted();
    expect(await writeReview(shop, { ...want, orderItemId: "another" })).toEqual({ kind: "missing" });
    expect(await writeReview(shop, { ...want, orderNumber: "JC-1" })).toEqual({ kind: "missing" });
    await shop.set("orders", {}, { billing_email: erased });
    expect(await writeReview(shop, want)).toEqual({ kind: "missing" });
    await shop.set("orders", {}, { billing_email: "asha@example.com" });
    await shop.remove("products", "bag");
    expect(await writeReview(shop, want)).toEqual({ kind: "unreviewable", why: "gone" });
  });
});
