import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type AdminEvidence, gatherAdmin } from "./evidence-admin.ts";
import { giftForm } from "./goods.ts";
import { type FoundOwnActs, ownActsIn } from "./judge-own.ts";
import { type FoundReturn, returnsIn } from "./judge-returns.ts";

export interface FoundOrder {
  id: string;
  number: string;
  key: string;
  method: string;
  state: string;
  refundDue: boolean;
  lines: number;
  /** Does the total add up from its lines and the shipping? */
  addsUp: boolean;
  fewTaken: number;
  /** Pieces of the counted variant. */
  smallTaken: number;
  /** What is written on its tote; null where it has none. */
  text: string | null;
  history: number;
  /** History entries that say it was paid. */
  paidEntries: number;
  placedMails: number;
  paidMails: number;
  isGift: boolean;
}

/** Everything that the shop keeps, as the judge reads it while no shop runs. */
export interface Evidence extends AdminEvidence {
  orders: FoundOrder[];
  /** Lines, history entries and order mails whose order is not there. */
  strays: number;
  fewLeft: number;
  /** Of the counted variant, and what its product says of it. */
  smallLeft: number;
  kalaLeft: number;
  /** Orders whose discounts are not what their promotions gave, or that use none of them, or twice. */
  oddDiscounts: string[];
  ownActs: FoundOwnActs[];
  returns: FoundReturn[];
  /** What promotions count that are limited, and what their orders use. */
  uses: { counted: number; used: number };
  messages: string[];
  quotes: string[];
  comments: string[];
  mails: { to: string; text: string }[];
  webhooks: Set<string>;
  products: Map<string, { name: string; images: string[] }>;
  uploads: { url: string; isDoomed: boolean }[];
  /** From which file each picture was made. */
  originals: Map<string, string>;
  audits: number;
  /** Keys of the stored files. */
  files: Set<string>;
  /** What a blow left unfinished: paths of drafts, which are no files of the shop. */
  drafts: string[];
}

type Db = Kysely<Tables>;

export async function gather(db: Db, filesFolder: string): Promise<Evidence> {
  const leftOf = async (id: string) => {
    const counted = db.selectFrom("products").select("stock_count").where("id", "=", id);
    return (await counted.executeTakeFirstOrThrow()).stock_count ?? 0;
  };
  const small = db.selectFrom("product_variants").select("stock_count").where("key", "=", "small");
  const products = await db
    .selectFrom("products")
    .select(["id", "name", "images"])
    .where("id", "not in", ["few", "tote", "kala"])
    .execute();
  const uploads = await db.selectFrom("uploads").select(["url", "doomed_at"]).execute();
  const originals = await db.selectFrom("picture_originals").select(["url", "original"]).execute();
  return {
    orders: await ordersIn(db),
    strays: await straysIn(db),
    ...{ fewLeft: await leftOf("few"), kalaLeft: await leftOf("kala") },
    smallLeft: (await small.executeTakeFirstOrThrow()).stock_count ?? 0,
    oddDiscounts: await oddDiscountsIn(db),
    ownActs: await ownActsIn(db),
    returns: await returnsIn(db),
    uses: await usesIn(db),
    ...(await messagesIn(db)),
    webhooks: new Set(
      (await db.selectFrom("payment_events").select("event_id").execute()).map((row) => row.event_id),
    ),
    products: new Map(products.map(({ id, name, images }) => [id, { name, images }])),
    uploads: uploads.map(({ url, doomed_at }) => ({ url, isDoomed: doomed_at !== null })),
    originals: new Map(originals.map(({ url, original }) => [url, original])),
    audits: (await db.selectFrom("audit_log").select("id").where("entity", "=", "products").execute()).length,
    ...(await gatherAdmin(db)),
    ...filesIn(filesFolder),
  };
}

export async function ordersIn(db: Db): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.id, o.order_id_text as number, o.idempotency_key as key, o.payment_method as method,
      o.payment_state as state, o.refund_due as "refundDue",
      (select count(*)::int from order_items i where i.order_id = o.id) as lines,
      o.total_amount = o.shipping_cost + o.fees + o.rounding + coalesce(
        (select sum(i.quantity * i.price_at_purchase - i.discount) from order_items i where i.order_id = o.id), 0) as "addsUp",
      coalesce((select sum(i.stock_taken)::int from order_items i where i.order_id = o.id
        and i.product_id = 'few'), 0) as "fewTaken",
      coalesce((select sum(i.stock_taken)::int from order_items i join product_variants v on v.id = i.variant_id
        where i.order_id = o.id and v.key = 'small'), 0) as "smallTaken",
      (select i.personal -> 0 ->> 'text' from order_items i where i.order_id = o.id and i.product_id = 'kala') as text,
      (select count(*)::int from order_history h where h.order_id = o.id) as history,
      (select count(*)::int from order_history h where h.order_id = o.id and h.status = 'processing') as "paidEntries",
      (select count(*)::int from mail_outbox m where m.dedupe_key = 'order-placed:' || o.id) as "placedMails",
      (select count(*)::int from mail_outbox m where m.dedupe_key = 'order-paid:' || o.order_id_text) as "paidMails",
      o.is_gift and o.gift_note = ${giftForm.giftMessage} and o.gift_wrap_cost = o.fees and o.fees > 0
        and o.buyer_company = ${giftForm.companyName} and o.buyer_gstin = ${giftForm.gstin} as "isGift"
    from orders o`.execute(db);
  return rows;
}

export async function oddDiscountsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select o.order_id_text as number from orders o
    where o.discount_total <> coalesce((select sum(d.amount) from order_discounts d where d.order_id = o.id and d.kind <> 'shipping'), 0)
      or (select count(*) from order_discounts d where d.order_id = o.id)
        <> (select count(*) from promotion_uses u where u.order_id = o.id)
      or exists (select from promotion_uses u where u.order_id = o.id
        and (u.state = 'used') <> (o.payment_state not in ('awaiting', 'failed') and o.fulfilment_state <> 'cancelled'))`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

async function usesIn(db: Db): Promise<Evidence["uses"]> {
  const { rows } = await sql<Evidence["uses"]>`
    select coalesce((select sum(used) from promotions where most_uses is not null), 0)::int as counted,
      (select count(*) from promotion_uses u join promotions p on p.id = u.promotion_id
        where u.state <> 'given_back' and p.most_uses is not null)::int as used`.execute(db);
  return rows[0] ?? { counted: 0, used: 0 };
}

export async function straysIn(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from order_items where order_id not in (select id from orders))
      + (select count(*)::int from order_history where order_id not in (select id from orders))
      + (select count(*)::int from mail_outbox m where dedupe_key like 'order-%' and not exists
        (select 1 from orders o where m.dedupe_key in
          ('order-placed:' || o.id, 'order-paid:' || o.order_id_text)
          or o.id = split_part(m.dedupe_key, ':', 2)
          or m.dedupe_key like 'order-refund:cash:' || o.id || ':%'
          or m.dedupe_key in (select 'order-refund:' || razorpay_refund_id from payment_refunds))) as n
  `.execute(db);
  return rows[0]?.n ?? 0;
}

async function messagesIn(db: Db) {
  const messages = await db.selectFrom("contact_messages").select("message_content as text").execute();
  const quotes = await db.selectFrom("bulk_quotes").select("additional_message as text").execute();
  const comments = await db.selectFrom("blog_comments").select("content as text").execute();
  const mails = await sql<{ to: string; text: string }>`
    select to_address as to, letter::text as text from mail_outbox
    where dedupe_key is null or dedupe_key like '% bulk:%'`.execute(db);
  const texts = (rows: { text: string | null }[]) => rows.map(({ text }) => text ?? "");
  return { messages: texts(messages), quotes: texts(quotes), comments: texts(comments), mails: mails.rows };
}

function filesIn(folder: string): Pick<Evidence, "files" | "drafts"> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return {
    files: new Set(paths.filter((path) => !path.endsWith("~"))),
    drafts: paths.filter((path) => path.endsWith("~")),
  };
}
