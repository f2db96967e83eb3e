import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import type { HideReason } from "../review.ts";
import type { ReviewsState } from "./review-list.ts";

/** A review as the owner's list shows it. */
export interface ListedReview {
  id: string;
  version: number;
  product: string;
  author: string;
  stars: number;
  title: string | null;
  /** Its first words. */
  beginning: string;
  photos: number;
  /** An older text of it is shown meanwhile. */
  isEdit: boolean;
  hiddenReason: HideReason | null;
  hasReply: boolean;
  writtenAt: Date;
}

const directions: Record<ReviewsState["tab"], "asc" | "desc"> = {
  pending: "asc",
  shown: "desc",
  hidden: "desc",
};

/** A tab's reviews: those that wait longest first, others newest first. */
export async function listReviews(db: Db, state: Omit<ReviewsState, "q">): Promise<ListedReview[]> {
  const { tab, page } = state;
  const size = pageSizeOf(state);
  const { rows } = await sql<ListedReview>`
    select r.id, r.version, p.name as product, r.author, r.stars, r.title, left(r.body, 200) as beginning,
      cardinality(r.photos) as photos, r.state = 'pending' and r.shown_at is not null as "isEdit",
      r.hidden_reason as "hiddenReason", r.reply is not null as "hasReply", r.created_at as "writtenAt"
    from reviews r join products p on p.id = r.product_id
    where r.state = ${tab}
    order by r.created_at ${sql.raw(directions[tab])}, r.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** How many reviews each tab has. */
export const countReviews = (db: Db) =>
  countOnTabs(db, "reviews", {
    pending: sql`state = 'pending'`,
    shown: sql`state = 'shown'`,
    hidden: sql`state = 'hidden'`,
  } satisfies Record<ReviewsState["tab"], unknown>);

/** Another review that waits for the owner, the one that waits longest. */
export interface NextReview {
  id: string;
  /** Of so many, this one among them. */
  left: number;
}

export async function nextReview(db: Db, id: string): Promise<NextReview | null> {
  const { rows } = await sql<NextReview>`
    select id, count(*) over ()::int as left from reviews
    where state = 'pending' and id <> ${id} order by created_at, id limit 1`.execute(db);
  return rows[0] ?? null;
}
