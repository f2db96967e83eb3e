import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Db } from "#platform/database/db.ts";

// What was sent in with the account's address, which is proven to be theirs.

export const newsletter = async (db: Db, { email }: Actor) =>
  (await db
    .selectFrom("newsletter_subscribers")
    .select(["email", "consent_at", "consent_source", "unsubscribed_at", "language"])
    .select(["bounced_at", "bounce"])
    .where("email", "=", email)
    .executeTakeFirst()) ?? null;

/** Which newsletters went to the address, while the shop knows. */
export const newsletters = (db: Db, { email }: Actor, most: number) =>
  db
    .selectFrom("newsletter_deliveries")
    .innerJoin("newsletters", "newsletters.id", "newsletter_deliveries.newsletter_id")
    .innerJoin("newsletter_subscribers", "newsletter_subscribers.id", "newsletter_deliveries.subscriber_id")
    .select(["newsletters.subject", "newsletter_deliveries.state", "newsletter_deliveries.language"])
    .select(["settled_at", "newsletter_deliveries.unsubscribed_at"])
    .where("newsletter_subscribers.email", "=", email)
    .orderBy("newsletter_deliveries.id")
    .limit(most)
    .execute();

export const stockAlerts = (db: Db, { email }: Actor, most: number) =>
  db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select(["product_id", "products.name as product_name", "variant", "state", "language", "asked_at"])
    .where("email", "=", email)
    .orderBy("asked_at")
    .limit(most)
    .execute();

export const comments = (db: Db, { email }: Actor, most: number) =>
  db
    .selectFrom("blog_comments")
    .select(["post_id", "author_name", "author_email", "content", "is_approved", "created_at"])
    .where(sql<string>`lower(author_email)`, "=", email)
    .orderBy("created_at")
    .limit(most)
    .execute();

export const contactMessages = (db: Db, { email }: Actor, most: number) =>
  db
    .selectFrom("contact_messages")
    .select(["full_name", "email", "phone_number", "message_content", "status", "language", "created_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("created_at")
    .limit(most)
    .execute();

export const bulkQuotes = (db: Db, { email }: Actor, most: number) =>
  db
    .selectFrom("bulk_quotes")
    .select([
      ...(["kind", "full_name", "company_name", "email", "phone_number", "quantity_required"] as const),
      ...(["customization_details", "additional_message", "shipping_address", "product_name"] as const),
      ...(["status", "language", "created_at"] as const),
    ])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("created_at")
    .limit(most)
    .execute();

/** With the shop's replies. */
export async function grievances(db: Db, { email }: Actor, most: number): Promise<unknown[]> {
  const { rows } = await sql`
    select g.number, g.full_name, g.email, g.phone, g.order_number, g.body, g.language, g.state,
      g.acknowledge_by, g.resolve_by, g.acknowledged_at, g.resolved_at, g.created_at,
      (select coalesce(json_agg(json_build_object('body', r.body, 'created_at', r.created_at)
        order by r.created_at, r.id), '[]') from grievance_replies r where r.grievance_id = g.id) as replies
    from grievances g where lower(g.email) = ${email} order by g.created_at limit ${most}`.execute(db);
  return rows;
}
