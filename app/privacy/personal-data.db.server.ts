import { type Kysely, sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { claimGuestOrders } from "#orders/customer/my-orders.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { offersTo } from "./offers-to.db.server.ts";

type Db = Kysely<Tables>;

/** No shopper comes near; it bounds what one request may ask of the database. */
const most = 2000;

/**
 * What the shop keeps about somebody, under the columns' own names: profile, sign-ins (without their
 * secrets), orders, wishlist, and what was sent in with the account's address, which is proven to be theirs.
 * Notes that the shop keeps for itself are not part of it.
 */
export async function personalData(db: Db, actor: Actor, now: Date) {
  await claimGuestOrders(db, actor);
  return {
    made_at: now,
    profile: await profile(db, actor),
    staff_invitations: await staffInvitations(db, actor),
    sessions: await sessions(db, actor),
    orders: await orders(db, actor),
    addresses: await addresses(db, actor),
    wishlist: await wishlist(db, actor),
    newsletter: await newsletter(db, actor),
    newsletters: await newsletters(db, actor),
    stock_alerts: await stockAlerts(db, actor),
    comments: await comments(db, actor),
    contact_messages: await contactMessages(db, actor),
    bulk_quotes: await bulkQuotes(db, actor),
    grievances: await grievances(db, actor),
    offers: await offersTo(db, actor, most),
    acts_as_staff: await actsAsStaff(db, actor),
  };
}

const profile = (db: Db, { id }: Actor) =>
  db
    .selectFrom("profiles")
    .select([
      ...([
        "id",
        "full_name",
        "email",
        "email_verified",
        "phone",
        "role",
        "permissions",
        "language",
      ] as const),
      ...(["last_sign_in_at", "created_at", "updated_at"] as const),
    ])
    .where("id", "=", id)
    .executeTakeFirst();

const staffInvitations = (db: Db, { email }: Actor) =>
  db
    .selectFrom("staff_invitations")
    .select(["full_name", "email", "permissions", "sent_at", "expires_at"])
    .where("email", "=", email)
    .execute();

/** Of whoever worked in the shop before: that they did something, when and by which device. */
const actsAsStaff = (db: Db, { id }: Actor) =>
  db
    .selectFrom("audit_log")
    .select(["action", "device", "created_at"])
    .where("actor_id", "=", id)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();

const sessions = (db: Db, { id }: Actor) =>
  db
    .selectFrom("auth_sessions")
    .select(["ip_address", "user_agent", "created_at", "updated_at as last_used_at", "expires_at"])
    .where("user_id", "=", id)
    .orderBy("created_at")
    .limit(most)
    .execute();

const orderColumns = [
  ...[
    "order_id_text",
    "status",
    "language",
    "created_at",
    "currency",
    "subtotal",
    "discount_total",
    "shipping_cost",
  ],
  ...["fees", "total_amount"],
  ...[
    "payment_method",
    "payment_ways",
    "payment_state",
    "paid_at",
    "shipping_method",
    "tracking_number",
    "tracking_url",
  ],
  ...[
    "billing_full_name",
    "billing_email",
    "billing_phone",
    "billing_address_line1",
    "billing_address_line2",
  ],
  ...["billing_city", "billing_state", "billing_pincode", "billing_country", "shipping_full_name"],
  ...[
    "shipping_address_line1",
    "shipping_address_line2",
    "shipping_city",
    "shipping_state",
    "shipping_pincode",
  ],
  ...[
    "shipping_country",
    "buyer_company",
    "buyer_gstin",
    "po_number",
    "is_gift",
    "gift_wrap_cost",
    "gift_note",
    "cod_fee",
    "cod_confirm_by",
    "cod_confirmed_at",
    "ready_by",
    "cod_confirm_how",
    "cancelled_by",
    "cancel_reason",
    "razorpay_order_id",
    "razorpay_payment_id",
  ],
];

/** Of a row `o` of orders: its parcels with what is in them and what the carrier told of their way. */
const parcels = sql`(select coalesce(json_agg(json_build_object(
  'number', s.number, 'direction', s.direction, 'state', s.state, 'courier', s.courier, 'awb', s.awb,
  'tracking_url', s.tracking_url, 'weight_grams', s.weight_grams, 'cash_to_collect', s.cash_to_collect::text,
  'expected_on', s.expected_on, 'picked_up_at', s.picked_up_at, 'delivered_at', s.delivered_at,
  'created_at', s.created_at,
  'items', (select coalesce(json_agg(json_build_object('product_name', i.product_name, 'quantity', p.quantity)
    order by i.id), '[]') from shipment_items p join order_items i on i.id = p.order_item_id
    where p.shipment_id = s.id),
  'sent_instead', s.instead_name, 'sent_instead_option', s.instead_option,
  'events', (select coalesce(json_agg(json_build_object('words', e.words, 'place', e.place,
    'happened_at', e.happened_at) order by e.happened_at), '[]') from carrier_events e where e.shipment_id = s.id)
  ) order by s.number), '[]') from shipments s where s.order_id = o.id)`;

/** The same: what its buyer said of its lines, shown or not. */
const reviews = sql`(select coalesce(json_agg(json_build_object(
  'product_name', i.product_name, 'author', r.author, 'stars', r.stars, 'title', r.title, 'body', r.body,
  'photos', cardinality(r.photos), 'state', r.state, 'hidden_reason', r.hidden_reason, 'reply', r.reply,
  'shown_stars', r.shown_stars, 'shown_title', r.shown_title, 'shown_body', r.shown_body,
  'shown_at', r.shown_at, 'created_at', r.created_at) order by r.id), '[]')
  from reviews r join order_items i on i.id = r.order_item_id where i.order_id = o.id)`;

/** Of the same row: its pieces' certificates; the secret is in the parcel, and the owner's note is hers. */
const certificates = sql`(select coalesce(json_agg(json_build_object(
  'code', c.code, 'number', c.number, 'product', c.facts ->> 'product', 'state', c.state,
  'issued_at', c.issued_at, 'claimed_at', c.claimed_at, 'void_at', c.void_at) order by c.number), '[]')
  from certificates c join order_items i on i.id = c.order_item_id where i.order_id = o.id)`;

/** Orders with their lines, history and parcels: one query, its rows put together by the database. */
async function orders(db: Db, { id }: Actor): Promise<unknown[]> {
  const columns = sql.join(orderColumns.map((column) => sql.ref(`o.${column}`)));
  const { rows } = await sql`
    select ${columns},
      (select r.happened_at from cod_refusals r where r.order_id = o.id) as cod_refused_at,
      (select coalesce(json_agg(json_build_object('kind', a->>'kind', 'label', a->>'label',
        'amount', round((a->>'amount')::numeric / 100, 2)::text)), '[]') from jsonb_array_elements(o.adjustments) a) as adjustments,
      (select coalesce(json_agg(json_build_object('code', d.code, 'title', d.title, 'amount', d.amount) order by d.position), '[]')
        from order_discounts d where d.order_id = o.id) as discounts,
      (select coalesce(json_agg(json_build_object(
        'product_id', i.product_id, 'product_name', i.product_name, 'sku', i.sku, 'quantity', i.quantity,
        'price_at_purchase', i.price_at_purchase, 'discount', i.discount, 'lead_days', i.lead_days,
        'option_text', i.option_text, 'personal', i.personal, 'personal_price', i.personal_price) order by i.id), '[]') from order_items i where i.order_id = o.id) as items,
      (select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind, 'state', r.state,
        'reason', r.reason, 'comment', r.comment, 'wish', r.wish, 'wished_variant', r.wished_variant,
        'photos', cardinality(r.photos), 'upi_id', r.upi_id, 'decline_words', r.decline_words,
        'resolution', r.resolution, 'settle_words', r.settle_words, 'refund', r.refund,
        'sent_instead', r.sent_instead, 'requested_at', r.requested_at, 'settled_at', r.settled_at,
        'items', (select coalesce(json_agg(json_build_object('product_name', l.product_name,
          'quantity', p.quantity, 'received', p.received) order by l.id), '[]')
          from return_items p join order_items l on l.id = p.order_item_id where p.request_id = r.id))
        order by r.requested_at), '[]') from return_requests r where r.order_id = o.id) as returns,
      ${reviews} as reviews,
      (select i.invited_at from review_invites i where i.order_id = o.id) as asked_for_reviews_at,
      (select i.stopped_at from review_invites i where i.order_id = o.id) as asking_for_reviews_stopped_at,
      (select coalesce(json_agg(json_build_object('status', h.status, 'created_at', h.created_at) order by h.created_at), '[]')
        from order_history h where h.order_id = o.id) as history,
      ${parcels} as parcels, ${certificates} as certificates
    from orders o where o.user_id = ${id} order by o.created_at desc limit ${most}`.execute(db);
  return rows;
}

const addresses = (db: Db, { id }: Actor) =>
  db
    .selectFrom("addresses")
    .select(["full_name", "address_line1", "address_line2", "city", "state", "pincode", "country", "phone"])
    .select(["is_default", "created_at", "updated_at"])
    .where("profile_id", "=", id)
    .orderBy("created_at")
    .limit(most)
    .execute();

const wishlist = (db: Db, { id }: Actor) =>
  db
    .selectFrom("wishlist_items")
    .innerJoin("products", "products.id", "wishlist_items.product_id")
    .select(["product_id", "products.name as product_name", "wishlist_items.created_at"])
    .where("profile_id", "=", id)
    .orderBy("wishlist_items.created_at")
    .limit(most)
    .execute();

const newsletter = async (db: Db, { email }: Actor) =>
  (await db
    .selectFrom("newsletter_subscribers")
    .select(["email", "consent_at", "consent_source", "unsubscribed_at", "language"])
    .select(["bounced_at", "bounce"])
    .where("email", "=", email)
    .executeTakeFirst()) ?? null;

/** Which newsletters went to the address, while the shop knows. */
const newsletters = (db: Db, { email }: Actor) =>
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

const stockAlerts = (db: Db, { email }: Actor) =>
  db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select(["product_id", "products.name as product_name", "variant", "state", "language", "asked_at"])
    .where("email", "=", email)
    .orderBy("asked_at")
    .limit(most)
    .execute();

const comments = (db: Db, { email }: Actor) =>
  db
    .selectFrom("blog_comments")
    .select(["post_id", "author_name", "author_email", "content", "is_approved", "created_at"])
    .where(sql<string>`lower(author_email)`, "=", email)
    .orderBy("created_at")
    .limit(most)
    .execute();

const contactMessages = (db: Db, { email }: Actor) =>
  db
    .selectFrom("contact_messages")
    .select(["full_name", "email", "phone_number", "message_content", "status", "language", "created_at"])
    .where(sql<string>`lower(email)`, "=", email)
    .orderBy("created_at")
    .limit(most)
    .execute();

const bulkQuotes = (db: Db, { email }: Actor) =>
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

/** With what the shop said of them. */
async function grievances(db: Db, { email }: Actor): Promise<unknown[]> {
  const { rows } = await sql`
    select g.number, g.full_name, g.email, g.phone, g.order_number, g.body, g.language, g.state,
      g.acknowledge_by, g.resolve_by, g.acknowledged_at, g.resolved_at, g.created_at,
      (select coalesce(json_agg(json_build_object('body', r.body, 'created_at', r.created_at)
        order by r.created_at, r.id), '[]') from grievance_replies r where r.grievance_id = g.id) as replies
    from grievances g where lower(g.email) = ${email} order by g.created_at limit ${most}`.execute(db);
  return rows;
}
