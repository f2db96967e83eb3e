import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { addOrder } from "./order-row.ts";

type ReviewRow = Insertable<Tables["reviews"]>;

/** What was written of a line, as it is shown. */
export const asShown = ({
  stars,
  title,
  body,
  photos,
}: Pick<ReviewRow, "stars" | "title" | "body" | "photos">) => ({
  ...{ state: "shown" as const, hidden_reason: null },
  ...{ shown_stars: stars, shown_title: title ?? null, shown_body: body, shown_photos: photos ?? [] },
});

/**
 * Adds a review of a delivered line of its own to a test's database and answers its id; say only what the
 * test is about. Whatever its state is not said, it is shown.
 */
export async function addReview(
  db: Kysely<Tables>,
  productId: string,
  given: Partial<ReviewRow> = {},
): Promise<string> {
  const id = randomUUID();
  const line = given.order_item_id ?? (await addLine(db, productId));
  const written = { stars: 5, body: "The painting is finer than in the picture.", ...given };
  const state = given.state ?? "shown";
  await db
    .insertInto("reviews")
    .values({
      ...{ id, product_id: productId, order_item_id: line, author: "Asha", state },
      ...(state === "shown" ? { ...asShown(written), shown_at: new Date() } : {}),
      ...written,
    })
    .execute();
  return id;
}

async function addLine(db: Kysely<Tables>, productId: string): Promise<string> {
  const id = randomUUID();
  const delivered = { status: "delivered", fulfilment_state: "delivered", delivered_at: new Date() } as const;
  await addOrder(db, [{ id, product_id: productId }], delivered);
  return id;
}
