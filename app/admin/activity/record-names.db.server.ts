import { type RawBuilder, sql } from "kysely";
import type { ActedOn } from "#platform/audit/acts.ts";
import type { Db } from "#platform/database/db.ts";
import { anywhere } from "#platform/database/embedded/holds-words.server.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { actedOnWords, activityText } from "./activity.text.ts";
import type { NamedRecord } from "./listed-act.ts";
import { recordKinds } from "./record-kinds.ts";

/** A record that a search means, as lines of the log name it. */
export interface SoughtRecord {
  entity: string;
  id: string;
}

const mostFound = 200;

/**
 * The records that somebody looks for: an order by its number or that of its papers, with its parcels and
 * returns; an offer, a return, a lot, a grievance or a certificate by its own; a product by words of it, a
 * post, artisan or discount by a part of its name.
 */
export async function findRecords(db: Db, query: string): Promise<SoughtRecord[]> {
  const number = query.toUpperCase();
  const like = anywhere(query.toLowerCase());
  const { rows } = await sql<SoughtRecord>`
    with found_orders as (
      select id from orders where order_id_text = ${number}
      union select order_id from invoices where number = ${number}
      union select order_id from credit_notes where number = ${number}
    ), sought as (
      select 'orders' as entity, id from found_orders
      union select 'shipments', id from shipments where order_id in (select id from found_orders)
      union select 'return_requests', id from return_requests
        where number = ${number} or order_id in (select id from found_orders)
      union select 'grievances', id from grievances where number = ${number}
      union select 'lots', id from lots where number = ${number}
      union select 'offers', number from offers where number = ${number}
      union select 'certificates', id from certificates where code = ${number.replaceAll(/[\s-]/g, "")}
      union (select 'products', id from products
        where search @@ plainto_tsquery('english', ${plainLetters(query)}) limit ${mostFound})
      union (select 'blog_posts', id from blog_posts where lower(title) like ${like} limit ${mostFound})
      union (select 'artisans', id from artisans where lower(name) like ${like} limit ${mostFound})
      union (select 'promotions', id from promotions
        where lower(title) like ${like} or lower(code) = ${query.toLowerCase()} limit ${mostFound})
    ) select entity, id from sought limit ${mostFound}`.execute(db);
  return rows;
}

interface Found {
  id: string;
  /** Null where its name would name a person, or it has none. */
  name: string | null;
  /** A parcel's order. */
  order?: string | null;
  /** Its part of the address; null where it has no page. */
  at: string | null;
}

interface Lookup {
  read(ids: readonly string[]): RawBuilder<Found>;
  /** Below the admin area; nothing where no page shows the record. */
  path?(at: string): string;
}

const named =
  (table: string, name: string): Lookup["read"] =>
  (ids) =>
    sql<Found>`select id, ${sql.ref(name)} as name, id as at from ${sql.table(table)} where id = any(${ids}::text[])`;

const nameless =
  (table: string): Lookup["read"] =>
  (ids) =>
    sql<Found>`select id, null as name, id as at from ${sql.table(table)} where id = any(${ids}::text[])`;

/** How names and addresses of records are read; no sender or commenter is named (PRIVACY-11). */
const lookups: Partial<Record<ActedOn, Lookup>> = {
  api_keys: { read: named("api_keys", "name"), path: () => "/connections" },
  artisans: { read: named("artisans", "name"), path: (at) => `/artisans?edit=${at}` },
  blog_posts: { read: named("blog_posts", "title"), path: (at) => `/blog?edit=${at}` },
  bulk_quotes: { read: nameless("bulk_quotes"), path: (at) => `/bulk-quotes?quote=${at}` },
  certificates: {
    read: (ids) => sql`select id, code as name, code as at from certificates where id = any(${ids}::text[])`,
    path: (at) => `/certificates/${at}`,
  },
  contact_messages: { read: nameless("contact_messages"), path: (at) => `/contact-messages?message=${at}` },
  faq_entries: { read: named("faq_entries", "question"), path: (at) => `/settings/faq?edit=${at}` },
  grievances: { read: named("grievances", "number"), path: (at) => `/grievances/${at}` },
  lots: {
    read: (ids) => sql`select id, number as name, number as at from lots where id = any(${ids}::text[])`,
    path: (at) => `/making/${at}`,
  },
  making_groups: { read: named("making_groups", "name"), path: (at) => `/making/groups/${at}` },
  maker_entries: {
    read: (ids) =>
      sql`select artisan_id as id, max(artisan_name) as name, artisan_id as at from maker_entries
        where artisan_id = any(${ids}::text[]) group by artisan_id
        union all select id, name, id from artisans where id = any(${ids}::text[])
          and not exists (select from maker_entries where artisan_id = artisans.id)`,
    path: (at) => `/makers-pay/makers/${at}`,
  },
  maker_runs: { read: nameless("maker_runs"), path: (at) => `/makers-pay/run/${at}` },
  newsletters: { read: named("newsletters", "subject"), path: (at) => `/newsletters/${at}` },
  offers: {
    read: (ids) =>
      sql`select distinct number as id, number as name, number as at from offers where number = any(${ids}::text[])`,
    path: (at) => `/offers/${at}`,
  },
  orders: { read: named("orders", "order_id_text"), path: (at) => `/orders/${at}` },
  policy_pages: {
    read: (ids) =>
      sql`select slug as id, title as name, slug as at from policy_pages where slug = any(${ids}::text[])`,
    path: (at) => `/settings/texts/${at}`,
  },
  products: { read: named("products", "name"), path: (at) => `/products?edit=${at}` },
  profiles: {
    read: (ids) =>
      sql`select id, full_name as name, case role when 'admin' then id end as at
        from profiles where id = any(${ids}::text[])`,
    path: (at) => `/staff/${at}`,
  },
  promotions: { read: named("promotions", "title"), path: (at) => `/discounts?edit=${at}` },
  remittances: { read: named("remittances", "carrier"), path: (at) => `/money/remittances/${at}` },
  return_requests: { read: named("return_requests", "number"), path: (at) => `/returns/${at}` },
  reviews: {
    read: (ids) =>
      sql`select reviews.id, products.name, reviews.id as at from reviews
        join products on products.id = reviews.product_id where reviews.id = any(${ids}::text[])`,
    path: (at) => `/reviews/${at}`,
  },
  // A URL may hold a secret, so only its host is shown.
  webhook_endpoints: {
    read: (ids) =>
      sql`select id, substring(url from '^[a-z]+://(?:[^/@]*@)?([^/:?#]+)') as name, id as at
        from webhook_endpoints where id = any(${ids}::text[])`,
    path: (at) => `/connections/webhooks/${at}`,
  },
  staff_invitations: { read: named("staff_invitations", "full_name"), path: () => "/staff" },
  stall_devices: { read: named("stall_devices", "name"), path: () => "/stalls/devices" },
  stalls: { read: named("stalls", "name"), path: (at) => `/stalls/${at}` },
  shipments: {
    read: (ids) =>
      sql`select shipments.id, shipments.number::text as name, orders.order_id_text as "order", orders.id as at
        from shipments join orders on orders.id = shipments.order_id where shipments.id = any(${ids}::text[])`,
    path: (at) => `/orders/${at}`,
  },
};

const settings = (): NamedRecord => ({
  words: actedOnWords.shop_settings.one,
  link: { to: "/admin/dashboard/settings", needs: recordKinds.shop_settings.needs },
});

type Line = { entity: string; entityId: string | null };

/** The names of some lines' records, by `recordKey`. Deleted ones are missing. */
export async function nameRecords(db: Db, lines: readonly Line[]): Promise<Map<string, NamedRecord>> {
  const names = new Map<string, NamedRecord>();
  const byTable = Map.groupBy(lines, ({ entity }) => entity);
  for (const [table, some] of byTable) {
    const ids = [...new Set(some.flatMap(({ entityId }) => entityId ?? []))];
    for (const [id, record] of await namesIn(db, table, ids)) names.set(recordKey(table, id), record);
  }
  return names;
}

export const recordKey = (entity: string, id: string | null): string => `${entity} ${id ?? ""}`;

async function namesIn(db: Db, table: string, ids: readonly string[]): Promise<[string, NamedRecord][]> {
  if (table === "shop_settings") return ids.map((id) => [id, settings()]);
  const found = Object.entries(lookups).find(([known]) => known === table);
  if (!found || ids.length === 0) return [];
  const [known, lookup] = found as [ActedOn, Lookup];
  const { rows } = await lookup.read(ids).execute(db);
  return rows.map((row) => [row.id, namedRecord(known, lookup, row)]);
}

function namedRecord(table: ActedOn, { path }: Lookup, { name, order, at }: Found): NamedRecord {
  const { needs } = recordKinds[table];
  const { one, named } = actedOnWords[table];
  const words = name === null ? one : named(order ? activityText.parcelOf(name, order) : name);
  if (!path || at === null) return { words };
  return { words, link: { to: `/admin/dashboard${path(encodeURIComponent(at))}`, needs } };
}
