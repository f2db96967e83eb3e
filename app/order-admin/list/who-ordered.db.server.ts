import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { matching } from "./order-conditions.db.server.ts";

/** Somebody who ordered, as the orders of the same e-mail say. */
export interface WhoOrdered {
  email: string;
  name: string;
  /** Among the orders that were looked through. */
  orders: number;
}

/** So many of the newest finds are looked through: a common name has thousands of orders. */
const lookedThrough = 200;

/** Who ordered of those whom a search finds, the latest first. */
export async function findWhoOrdered(db: Db, text: string, most: number): Promise<WhoOrdered[]> {
  const found = matching(db.selectFrom("orders"), { filter: "all", text })
    .select(["billing_email", "billing_full_name", "created_at"])
    .where("billing_email", "<>", "")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(lookedThrough);
  const rows = await db
    .selectFrom(found.as("found"))
    .select([
      sql<string>`lower(billing_email)`.as("email"),
      sql<string>`(array_agg(billing_full_name order by created_at desc))[1]`.as("name"),
      sql<number>`count(*)::int`.as("orders"),
    ])
    .groupBy(sql`lower(billing_email)`)
    .orderBy(sql`max(created_at)`, "desc")
    .orderBy("email")
    .limit(most)
    .execute();
  return rows;
}
