import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { Client } from "pg";
import routes from "../../app/routes.ts";
import { startTestPostgres } from "../database/start-test-postgres.ts";
import { whatsappSettings } from "../database/whatsapp-settings.ts";
import { patternsOf } from "../route-patterns.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";
import { type Attack, attackShop, isWell } from "./attack-shop.ts";
import { fuzzedMaker } from "./public-forms.ts";
import type { Surroundings } from "./wild-parts.ts";

/**
 * What no garbage from outside may change. Comments need no address, so garbage may be one, and waits for
 * approval; parcels are asked for at the carrier meanwhile.
 */
const guardedTables = [
  ...["orders", "order_items", "order_history", "order_discounts", "invoices", "credit_notes"],
  ...["payment_orders", "payments", "payment_events", "payment_refunds", "cod_refusals"],
  ...["shipment_items", "carrier_events", "return_requests", "return_items", "addresses"],
  ...["offers", "offer_lines", "offer_proofs", "order_dues", "reviews", "review_invites"],
  ...["products", "product_variants", "product_options", "promotions", "promotion_uses", "pincodes"],
  ...["artisans", "blog_posts", "policy_pages", "faq_entries", "shop_settings", "audit_log"],
  ...["profiles", "auth_accounts", "auth_sessions", "auth_verifications", "stock_alerts"],
  ...[
    "contact_messages",
    "bulk_quotes",
    "newsletter_subscribers",
    "newsletters",
    "wishlist_items",
    "shared_lists",
  ],
  ...["webhook_endpoints", "api_keys", "staff_invitations", "uploads", "mail_outbox"],
  ...["certificate_series", "second_factors", "recovery_codes", "passkeys"],
];

export interface FuzzedShop {
  /** Garbage from strangers, or from everybody at every form. */
  attack(by: "strangers" | "everybody", seed: number, rounds: number): Promise<Attack>;
  /** The rows of the tables that no stranger may change. */
  rows(): Promise<Record<string, string>>;
  /** Memory of the shop's process in megabytes; 0 where the machine does not tell. */
  memory(): number;
  isWell(): Promise<boolean>;
  output(): string;
  discard(): Promise<void>;
}

/** A shop of its own to be attacked, on a database that can be looked into. */
export async function fuzzedShop(): Promise<FuzzedShop> {
  const server = await startTestPostgres();
  const url = await server.createDatabase(process.env.MIGRATED_DATABASE);
  const shop = await startShop({
    ...{ DATABASE_URL: url, TRUSTED_PROXIES: "127.0.0.1", SEED: "demo", CARRIER_WEBHOOK_TOKEN: randomUUID() },
    ...{ ...whatsappSettings, WHATSAPP_API_BASE: "http://127.0.0.1:9" },
    ...shopAdmin.settings,
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  await addFuzzedMaker(client);
  const page = async (path: string) => (await fetch(shop.origin + path)).text();
  const cookies = [(await signIn(shop, "admin")).cookie, (await signIn(shop, "user")).cookie];
  const { host, port } = new URL(shop.origin);
  const common = {
    ...{ host, origin: shop.origin, patterns: patternsOf(await routes) },
    known: {
      product: /href="(\/shop\/[a-z0-9-]+)"/.exec(await page("/shop"))?.[1] ?? "",
      post: /href="(\/blog\/[a-z0-9-]+)"/.exec(await page("/blog"))?.[1] ?? "",
      ...(await knownIds(client)),
    },
  };
  const around: Record<"strangers" | "everybody", Surroundings> = {
    strangers: { ...common, cookies: [""], forms: "everybody" },
    everybody: { ...common, cookies: ["", ...cookies], forms: "all" },
  };
  return {
    attack: (by, seed, rounds) => attackShop(Number(port), around[by], { seed, rounds }),
    rows: () => rowsOf(client),
    memory: () => memoryOf(shop.pid),
    isWell: () => isWell(shop.origin),
    output: shop.output,
    async discard() {
      await client.end();
      await shop.discard();
      await server.stop();
    },
  };
}

/** A maker whose link is known, so that garbage comes as far as the forms of its pages. */
async function addFuzzedMaker(client: Client): Promise<void> {
  const who = "insert into artisans (id, name, phone) values ('fuzzed', 'Asha Devi', '98765 43210')";
  await client.query(who);
  await client.query(
    "insert into maker_links (artisan_id, token_hash) values ('fuzzed', encode(sha256($1::bytea), 'hex'))",
    [fuzzedMaker],
  );
}

/** An order that has a parcel, a return and a review of one of its lines, and an offer. */
export async function knownIds(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query(`
    with shown as (
      select orders.id, orders.order_id_text, max(shipments.id) as parcel, max(order_items.id) as line
      from orders join shipments on order_id = orders.id join order_items on order_items.order_id = orders.id
      where shipments.state = 'draft' or shipments.delivered_at is not null
      group by orders.id order by orders.id limit 1),
    asked as (
      insert into return_requests (order_id, number, kind, state, reason, wish)
      select id, 'R-1792000000000', 'exchange', 'received', 'other', 'exchange' from shown
      returning id, number),
    items as (
      insert into return_items (request_id, order_item_id, quantity) select asked.id, line, 1 from asked, shown),
    said as (
      insert into reviews (product_id, order_item_id, author, stars, body)
      select product_id, line, 'Asha', 4, 'The painting is finer than in the picture.'
      from shown join order_items on order_items.id = line
      on conflict (order_item_id) do update set state = reviews.state returning id),
    offered as (
      insert into offers (number, revision, state, source, buyer_name, valid_until)
      values ('O-1792000000000', 1, 'sent', 'phone', 'Asha', '2099-12-31'),
        ('O-1792000000000', 2, 'draft', 'phone', 'Asha', '2099-12-31')),
    hooked as (
      insert into webhook_endpoints (url, events, state, secret, made_at)
      values ('https://books.example/hooks', '{order.placed}', 'paused', 'none', now()) returning id)
    select shown.id as "order", order_id_text as number, parcel, asked.id as "return", asked.number as asked, said.id as review,
      'O-1792000000000' as offer, hooked.id as webhook
    from shown, asked, said, hooked`);
  if (!rows[0]) throw new Error("the demo shop has sent no order");
  return rows[0];
}

/** How many rows each table has, and a mark of what stands in them. */
export async function rowsOf(client: Client, but: readonly string[] = []): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const table of guardedTables.filter((each) => !but.includes(each))) {
    const { rows: marks } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as mark from ${table} t`,
    );
    rows[table] = marks[0]?.mark;
  }
  return rows;
}

function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
