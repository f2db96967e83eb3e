import { countOpenGrievances } from "#enquiries/grievance/grievance.db.server.ts";
import { countWaitingOffers } from "#offers/waiting-offers.db.server.ts";
import { canBePacked } from "#orders/shipments/to-pack.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { mostOrdersCounted, type Waiting } from "./overview.ts";

/**
 * What waits for the owner: orders that can be packed, reviews to look at, unapproved comments, messages and
 * quotes in their first state that are no spam, and offers of which something is asked or that end soon.
 */
export async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  const { orders, returns, reviews, comments, messages, quotes } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom(
          eb.selectFrom("orders").select("id").where(canBePacked).limit(mostOrdersCounted).as("some"),
        )
        .select((count) => count.fn.countAll<number>().as("n"))
        .as("orders"),
      eb
        .selectFrom("return_requests")
        .select((count) => count.fn.countAll<number>().as("n"))
        .where("state", "=", "requested")
        .as("returns"),
      eb
        .selectFrom("reviews")
        .select((count) => count.fn.countAll<number>().as("n"))
        .where("state", "=", "pending")
        .as("reviews"),
      eb
        .selectFrom("blog_comments")
        .select((count) => count.fn.countAll<number>().as("n"))
        .where("is_approved", "=", false)
        .as("comments"),
      eb
        .selectFrom("contact_messages")
        .select((count) => count.fn.countAll<number>().as("n"))
        .where("status", "=", "Pending")
        .where("spam", "=", false)
        .as("messages"),
      eb
        .selectFrom("bulk_quotes")
        .select((count) => count.fn.countAll<number>().as("n"))
        .where("status", "in", ["New", "pending"])
        .where("spam", "=", false)
        .as("quotes"),
    ])
    .executeTakeFirstOrThrow();
  const { proofChanges, changes, endingSoon } = await countWaitingOffers(db, indianDay(now));
  return {
    orders: Number(orders),
    returns: Number(returns),
    reviews: Number(reviews),
    comments: Number(comments),
    messages: Number(messages),
    quotes: Number(quotes),
    grievances: await countOpenGrievances(db),
    offers: proofChanges + changes + endingSoon,
  };
}
