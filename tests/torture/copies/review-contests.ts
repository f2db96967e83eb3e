import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { post } from "../visitors.ts";
import { counted, countedIn, isTaken, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import {
  type DeliveredLine,
  deliveredLine,
  pressJudge,
  pressReview,
  ratings,
  reviewAudits,
  reviewedLine,
  reviewOf,
} from "./reviewed-lines.ts";

const reviewsOf = ({ db }: Copies, { id }: DeliveredLine) =>
  countIn(db, sql`select count(*) from reviews where order_item_id = ${id}`);

const sentOften = pressedAtOnce("a review with a photo sent 20 times at once", async (copies) => {
  const line = await deliveredLine(copies);
  const press = pressReview(copies, line, { hasPhoto: true });
  return {
    presses: Array.from({ length: 20 }, () => press),
    async judge(said) {
      const review = await reviewOf(copies, line);
      const [photo = ""] = review?.photos ?? [];
      const file = join(copies.dataDir, photo.replace(/^\//, ""));
      return countedIn(copies.db, [
        ["reviews", await reviewsOf(copies, line), 1],
        ["versions", review?.version ?? 0, 1],
        ["photos", review?.photos.length ?? 0, 1],
        ["files of it", Number(photo !== "" && existsSync(file)), 1],
        ["photos that are held and swept", sql`select count(*) from uploads where url = ${photo}`, 0],
        ["answers that it was written", said.filter(isTaken).length, 20],
      ]);
    },
  };
});

const differently = pressedAtOnce("20 different reviews of one line at once", async (copies) => {
  const line = await deliveredLine(copies);
  const words = (at: number) => `The painting is finer than in the picture, ${at} times.`;
  return {
    presses: Array.from({ length: 20 }, (_, at) => pressReview(copies, line, { words: words(at) })),
    async judge(said) {
      return [
        ...counted("reviews", await reviewsOf(copies, line), 1),
        ...counted("versions", (await reviewOf(copies, line))?.version ?? 0, 1),
        ...counted("answers that it was written", said.filter(isTaken).length, 1),
        ...counted("others who are told", said.filter(({ status }) => status === 409).length, 19),
      ];
    },
  };
});

/** One of them was made from what the other has changed: it is refused. */
const shownBesideEdit = pressedAtOnce("a review shown beside its edit, by ten each", async (copies) => {
  const { review, ...line } = await reviewedLine(copies);
  const show = pressJudge(copies, review.id, { intent: "show", version: "1" });
  const edit = pressReview(copies, line, { version: 1, words: "It has faded in the sun of one summer." });
  return {
    presses: shuffled([...Array(10).fill(show), ...Array(10).fill(edit)]),
    async judge() {
      const now = await reviewOf(copies, line);
      const shows = await reviewAudits(copies, review.id, "review.shown");
      return [
        ...counted("versions", now?.version ?? 0, 2),
        ...counted("times it was shown or changed", shows + Number(now?.body !== review.body), 1),
        ...counted("reviews that count", await ratings(copies, line), shows),
        ...counted("reviews that are shown", Number(now?.shown_at !== null), shows),
      ];
    },
  };
});

const besideProductsEnd = pressedAtOnce("a review beside its product's end", async (copies) => {
  const { db, visit } = copies;
  const line = await deliveredLine(copies);
  const write = pressReview(copies, line);
  const remove = () =>
    post(visit, "/admin/dashboard/products", new URLSearchParams({ intent: "delete", id: line.product }), {
      Cookie: visit.adminCookie,
    });
  return {
    presses: shuffled([...Array(10).fill(write), remove, remove]),
    async judge(said) {
      return countedIn(db, [
        ["products", sql`select count(*) from products where id = ${line.product}`, 0],
        ["reviews", await reviewsOf(copies, line), 0],
        [
          "answers that are neither yes nor no",
          said.filter(({ status }) => status !== 303 && status !== 422).length,
          0,
        ],
      ]);
    },
  };
});

export const reviewContests = [sentOften, differently, shownBesideEdit, besideProductsEnd];
