import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { adminReviewPath, ownReviewPath } from "#reviews/own-review-paths.ts";
import { reviewToken } from "#reviews/writing/read-own-reviews.server.ts";
import { addOrder } from "../../database/order-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { pressedAtOnce, shuffled, taken, told } from "../copies/contest.ts";
import { auditsOf, type Copies, countIn } from "../copies/copies.ts";
import { ownersForm, picture, post } from "../visitors.ts";

/** A delivered line of a product of its own, which its buyer may review. */
export async function deliveredLine({ db, visit }: Copies, mailbox = "asha") {
  const product = `reviewed-${randomInt(1e9)}`;
  await addProducts(db, [{ id: product, name: product }]);
  const now = new Date();
  const orderId = await addOrder(db, [{ product_id: product, product_name: product }], {
    status: "delivered",
    fulfilment_state: "delivered",
    delivered_at: now,
    payment_state: "cod_collected",
    cod_collected_at: now,
    billing_email: `${mailbox}@example.com`,
  });
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .select(["order_id_text", "order_items.id"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const token = reviewToken(row.order_id_text, visit.secret, now);
  return {
    product,
    orderId,
    /** The line's page, where its buyer writes. */
    path: ownReviewPath(token, row.id),
    id: row.id,
    its: sql`from reviews where order_item_id = ${row.id}`,
    /** How many reviews of the product are shown, as its own row says. */
    ratings: sql`select rating_count from products where id = ${product}`,
  };
}

type DeliveredLine = Awaited<ReturnType<typeof deliveredLine>>;

/** 'Send Review' of a form as it was rendered at that version. */
export function pressReview(
  { visit }: Copies,
  { path }: DeliveredLine,
  { version = 0, words = "The painting is finer than in the picture.", hasPhoto = false } = {},
) {
  return () => {
    const form = new FormData();
    const fields = { version: String(version), stars: "4", title: "", body: words };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (hasPhoto) form.set("photos", new Blob([new Uint8Array(picture)], { type: "image/png" }), "tote.png");
    return post(visit, path, form);
  };
}

export const pressEdit = (copies: Copies, line: DeliveredLine) =>
  pressReview(copies, line, { version: 1, words: "It has faded in the sun of one summer." });

/** What the owner presses in 'Manage Review', of the page as it was rendered at that version. */
export const pressJudge =
  ({ visit }: Copies, id: string, fields: Record<string, string>) =>
  () =>
    ownersForm(visit, adminReviewPath(id), fields);

const reviewOf = ({ db }: Copies, line: DeliveredLine) =>
  db.selectFrom("reviews").selectAll().where("order_item_id", "=", line.id).executeTakeFirst();

/** A line with a review that waits for the owner, with a photo. */
export async function reviewedLine(copies: Copies) {
  const line = await deliveredLine(copies);
  await pressReview(copies, line, { hasPhoto: true })();
  const review = await reviewOf(copies, line);
  if (!review) throw new Error("no review was written");
  return { ...line, review };
}

const sentOften = pressedAtOnce("a review with a photo sent 20 times at once", async (copies) => {
  const line = await deliveredLine(copies);
  return {
    presses: Array(20).fill(pressReview(copies, line, { hasPhoto: true })),
    async judge(said) {
      const review = await reviewOf(copies, line);
      const [photo = ""] = review?.photos ?? [];
      const file = join(copies.dataDir, photo.replace(/^\//, ""));
      return [
        ["reviews", sql`select count(*) ${line.its}`, 1],
        ["versions", review?.version ?? 0, 1],
        ["photos", review?.photos.length ?? 0, 1],
        ["files of it", Number(photo !== "" && existsSync(file)), 1],
        ["photos that are held and swept", sql`select count(*) from uploads where url = ${photo}`, 0],
        ["answers that it was written", taken(said), 20],
      ];
    },
  };
});

const differently = pressedAtOnce("20 different reviews of one line at once", async (copies) => {
  const line = await deliveredLine(copies);
  const words = (at: number) => `The painting is finer than in the picture, ${at} times.`;
  return {
    presses: Array.from({ length: 20 }, (_, at) => pressReview(copies, line, { words: words(at) })),
    judge: async (said) => [
      ["reviews", sql`select count(*) ${line.its}`, 1],
      ["versions", (await reviewOf(copies, line))?.version ?? 0, 1],
      ["answers that it was written", taken(said), 1],
      ["others who are told", told(said, 409), 19],
    ],
  };
});

/** One of them was made from what the other has changed: it is refused. */
const shownBesideEdit = pressedAtOnce("a review shown beside its edit, by ten each", async (copies) => {
  const { review, ...line } = await reviewedLine(copies);
  const show = pressJudge(copies, review.id, { intent: "show", version: "1" });
  return {
    presses: shuffled([...Array(10).fill(show), ...Array(10).fill(pressEdit(copies, line))]),
    async judge() {
      const now = await reviewOf(copies, line);
      const shows = await countIn(copies.db, auditsOf("review.shown", review.id));
      return [
        ["versions", now?.version ?? 0, 2],
        ["times it was shown or changed", shows + Number(now?.body !== review.body), 1],
        ["reviews that count", line.ratings, shows],
        ["reviews that are shown", Number(now?.shown_at !== null), shows],
      ];
    },
  };
});

const besideProductsEnd = pressedAtOnce("a review beside its product's end", async (copies) => {
  const { visit } = copies;
  const line = await deliveredLine(copies);
  const remove = () => ownersForm(visit, "/admin/dashboard/products", { intent: "delete", id: line.product });
  return {
    presses: shuffled([...Array(10).fill(pressReview(copies, line)), remove, remove]),
    judge: (said) => [
      ["products", sql`select count(*) from products where id = ${line.product}`, 0],
      ["reviews", sql`select count(*) ${line.its}`, 0],
      ["answers that are neither yes nor no", said.length - told(said, 303) - told(said, 422), 0],
    ],
  };
});

export const reviewContests = [sentOften, differently, shownBesideEdit, besideProductsEnd];
