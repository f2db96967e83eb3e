import { randomUUID } from "node:crypto";
import { addOrder } from "./order-row.ts";
import { addRow, type Db, type RowGiven } from "./test-rows.ts";

/** What was written of a line, as it is shown. */
export const asShown = (row: RowGiven<"reviews"> & { stars: number; body: string }) => ({
  state: "shown" as const,
  hidden_reason: null,
  shown_stars: row.stars,
  shown_title: row.title ?? null,
  shown_body: row.body,
  shown_photos: row.photos ?? [],
});

/**
 * Adds a review of a delivered line of its own to a test's database and answers its id; say only what the
 * test is about. Whatever its state is not said, it is shown.
 */
export async function addReview(db: Db, productId: string, given: RowGiven<"reviews"> = {}) {
  const id = randomUUID();
  const line = given.order_item_id ?? (await addLine(db, productId));
  const written = { stars: 5, body: "The painting is finer than in the picture.", ...given };
  const state = given.state ?? "shown";
  await addRow(db, "reviews", {
    id,
    product_id: productId,
    order_item_id: line,
    author: "Asha",
    state,
    ...(state === "shown" ? { ...asShown(written), shown_at: new Date() } : {}),
    ...written,
  });
  return id;
}

async function addLine(db: Db, productId: string): Promise<string> {
  const id = randomUUID();
  const delivered = { status: "delivered", fulfilment_state: "delivered", delivered_at: new Date() } as const;
  await addOrder(db, [{ id, product_id: productId }], delivered);
  return id;
}
