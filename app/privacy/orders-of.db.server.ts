import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Db } from "#platform/database/db.ts";

const orderColumns = [
  "order_id_text",
  "status",
  "language",
  "created_at",
  "currency",
  "subtotal",
  "discount_total",
  "shipping_cost",
  "fees",
  "rounding",
  "total_amount",
  "payment_method",
  "payment_ways",
  "payment_state",
  "paid_at",
  "shipping_method",
  "tracking_number",
  "tracking_url",
  "billing_full_name",
  "billing_email",
  "billing_phone",
  "billing_address_line1",
  "billing_address_line2",
  "billing_city",
  "billing_state",
  "billing_pincode",
  "billing_country",
  "shipping_full_name",
  "shipping_phone",
  "shipping_address_line1",
  "shipping_address_line2",
  "shipping_city",
  "shipping_state",
  "shipping_pincode",
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
];

/** Of a row `o` of orders: its parcels with what is in them and what the carrier reported of their way. */
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

/** The same: its buyer's reviews of its lines, shown or not. */
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

/** The same: the parts in which it is paid, and what its buyer said of them. */
const parts = sql`(select coalesce(json_agg(json_build_object(
  'kind', d.kind, 'amount', d.amount::text, 'method', d.method, 'paid_at', d.paid_at,
  'reference', d.reference, 'said_reference', u.reference, 'said_at', u.said_at) order by d.id), '[]')
  from order_dues d left join upi_claims u on u.due_id = d.id where d.order_id = o.id)`;

/**
 * The same: whom its parcels go to, as its buyer typed them (HOMES-15); whoever gave an address themselves is
 * not shown.
 */
const recipients = sql`(select coalesce(json_agg(json_build_object(
  'row', h.row, 'state', h.state, 'name', h.name, 'email', h.email, 'note', h.note, 'pieces', h.pieces,
  'given_by', h.given_by, 'region', h.region, 'asked_at', h.asked_at,
  'phone', case h.given_by when 'buyer' then h.phone end,
  'address_line1', case h.given_by when 'buyer' then h.address_line1 end,
  'address_line2', case h.given_by when 'buyer' then h.address_line2 end,
  'city', case h.given_by when 'buyer' then h.city end,
  'pincode', case h.given_by when 'buyer' then h.pincode end) order by h.row, h.id), '[]')
  from order_recipients h where h.order_id = o.id)`;

/** Orders with their lines, history and parcels: one query, its rows put together by the database. */
export async function ordersOf(db: Db, { id }: Actor, most: number): Promise<unknown[]> {
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
      ${parcels} as parcels, ${parts} as payment_parts, ${certificates} as certificates,
      ${recipients} as recipients
    from orders o where o.user_id = ${id} order by o.created_at desc limit ${most}`.execute(db);
  return rows;
}
