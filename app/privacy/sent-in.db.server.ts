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

/** The numbers that messages were agreed to for, and what became of each message. */
export async function whatsapp(db: Db, { id, email }: Actor, most: number): Promise<unknown[]> {
  const { rows } = await sql`
    select c.phone, c.words, c.language, c.given_at, c.ended_at, o.order_id_text as order_number,
      c.alert_id is not null as for_stock_alert,
      (select coalesce(json_agg(json_build_object('template', m.template, 'state', m.state, 'at', m.changed_at)
        order by m.created_at, m.id), '[]') from whatsapp_messages m where m.consent_id = c.id) as messages
    from whatsapp_consents c
      left join orders o on o.id = c.order_id left join stock_alerts a on a.id = c.alert_id
    where c.profile_id = ${id} or o.user_id = ${id} or a.email = ${email}
    order by c.given_at, c.id limit ${most}`.execute(db);
  return rows;
}
