import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { claimGuestOrders } from "#orders/links/claim-guest-orders.db.server.ts";
import type { Db } from "#platform/database/db.ts";

import { ordersOf } from "./orders-of.db.server.ts";
import {
  bulkQuotes,
  comments,
  contactMessages,
  grievances,
  newsletter,
  newsletters,
  stockAlerts,
  whatsapp,
} from "./sent-in.db.server.ts";

/** No shopper comes near; it bounds what one request may ask of the database. */
const most = 2000;

/**
 * What the shop keeps about somebody, under the columns' own names: profile, sign-ins (without their
 * secrets), orders, wishlist, shared lists, and what was sent in with the account's address, which is proven
 * to be theirs. Notes that the shop keeps for itself are not part of it.
 */
export async function personalData(db: Db, actor: Actor, now: Date) {
  await claimGuestOrders(db, actor);
  return {
    made_at: now,
    profile: await profile(db, actor),
    staff_invitations: await staffInvitations(db, actor),
    sessions: await sessions(db, actor),
    orders: await ordersOf(db, actor, most),
    addresses: await addresses(db, actor),
    wishlist: await wishlist(db, actor),
    shared_lists: await sharedLists(db, actor),
    newsletter: await newsletter(db, actor),
    newsletters: await newsletters(db, actor, most),
    stock_alerts: await stockAlerts(db, actor, most),
    whatsapp: await whatsapp(db, actor, most),
    comments: await comments(db, actor, most),
    contact_messages: await contactMessages(db, actor, most),
    bulk_quotes: await bulkQuotes(db, actor, most),
    grievances: await grievances(db, actor, most),
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

/** Of a person who worked in the shop before: that they did something, when and by which device. */
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

/** What they show to whoever has a list's link, which is theirs to read. */
const sharedLists = async (db: Db, { id }: Actor) => {
  const { rows } = await sql`
    select '/list/' || token as link, title, created_at, updated_at, array(
      select coalesce(name, '') from unnest(list.products) with ordinality as listed (id, place)
        left join products using (id) order by place) as products
    from shared_lists as list where profile_id = ${id} order by created_at, id limit ${most}`.execute(db);
  return rows;
};

/** What the shop has offered somebody, by the address, with lines and proofs; drafts are the shop's own. */
export async function offersTo(db: Db, { email }: Pick<Actor, "email">, most: number): Promise<unknown[]> {
  const { rows } = await sql`
    select o.number, o.revision, o.state, o.language, o.buyer_name, o.buyer_email, o.buyer_phone, o.shipping_phone, o.buyer_company,
      o.buyer_gstin, o.po_number, o.billing, o.shipping, o.words, o.valid_until, o.promised_on, o.subtotal,
      o.shipping_cost, o.total, o.advance_percent, o.decline_words, o.change_words, o.change_asked_at,
      o.sent_at, o.decided_at,
      (select coalesce(json_agg(json_build_object('name', l.name, 'option_text', l.option_text,
        'details', l.details, 'quantity', l.quantity, 'unit_price', l.unit_price) order by l.position), '[]')
        from offer_lines l where l.offer_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('title', p.title, 'state', p.state, 'words', p.words,
        'shown_at', p.shown_at, 'decided_at', p.decided_at) order by p.shown_at), '[]')
        from offer_proofs p where p.offer_number = o.number) as proofs
    from offers o
    where lower(o.buyer_email) = ${email} and (o.sent_at is not null or o.state = 'accepted')
    order by o.created_at, o.id limit ${most}`.execute(db);
  return rows;
}
