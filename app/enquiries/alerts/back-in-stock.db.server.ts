import { type RawBuilder, sql } from "kysely";
import { optionTextRow } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";

const windowMs = 24 * 60 * 60 * 1000;

/** A product, or its variant by its key; empty for the product in whichever variant. */
export interface Waited {
  id: string;
  variant: string;
}

/**
 * Can it be bought by everybody? `wanted` is the key that is waited for, `variant` the row that has it, if
 * there is one. A product that has no variants any more is as good as the one that was waited for.
 */
const isBack = (wanted: RawBuilder<unknown>) => sql<boolean>`${isShown()} and case
  when variant.id is not null
    then variant.in_stock and (products.made_to_order or coalesce(variant.stock_count, 1) > 0)
  else (${wanted} = '' or products.variants = 0)
    and products.in_stock and (products.made_to_order or coalesce(products.stock_count, 1) > 0) end`;

export async function awaitedAndBack(db: Db): Promise<Waited[]> {
  const { rows } = await sql<Waited>`
    select products.id, awaited.variant
    from (select distinct product_id, variant from stock_alerts where state = 'waiting') as awaited
    join products on products.id = awaited.product_id
    left join product_variants as variant
      on variant.product_id = awaited.product_id and variant.key = awaited.variant
    where ${isBack(sql.ref("awaited.variant"))}
    order by products.id, awaited.variant`.execute(db);
  return rows;
}

interface Back {
  name: string;
  slug: string;
  /** Null where nobody counts them. */
  pieces: number | null;
  optionText: string | null;
}

export async function findBack(trx: Trx, { id, variant }: Waited): Promise<Back | undefined> {
  const wanted = sql`${variant}::text`;
  const { rows } = await sql<Back>`
    select name, slug, ${optionTextRow(sql.ref("products.id"), wanted)} as "optionText",
      case when products.made_to_order then null
        when variant.id is not null then variant.stock_count else products.stock_count end as pieces
    from products left join product_variants as variant
      on variant.product_id = products.id and variant.key = ${wanted}
    where products.id = ${id} and ${isBack(wanted)}`.execute(trx);
  return rows[0];
}

export async function toldSince(trx: Trx, { id, variant }: Waited, now: Date): Promise<number> {
  const { n } = await trx
    .selectFrom("stock_alerts")
    .select((count) => count.fn.countAll<number>().as("n"))
    .where("product_id", "=", id)
    .where("variant", "=", variant)
    .where("state", "=", "told")
    .where("changed_at", ">", new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  return Number(n);
}

interface Claimed {
  id: string;
  email: string;
  token: string;
  asked_at: Date;
  language: Language;
}

/**
 * The first to request is the first to be notified. Alerts that are stopped at this moment are passed over.
 */
export async function claimAlerts(trx: Trx, { id, variant }: Waited, most: number, now: Date) {
  if (most <= 0) return [];
  // An array is worked out once; a plain IN could be worked out again and claim more than it should.
  const { rows } = await sql<Claimed>`
    update stock_alerts set state = 'told', changed_at = ${now}
    where state = 'waiting' and id = any(array(
      select id from stock_alerts where product_id = ${id} and variant = ${variant} and state = 'waiting'
      order by asked_at, id limit ${most} for update skip locked))
    returning id, email, token, asked_at, language`.execute(trx);
  return rows;
}

/** Two copies of the shop take turns for a product or a variant. */
export async function awaitTurnOf(trx: Trx, { id, variant }: Waited): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`stock-alerts ${id} ${variant}`}))`.execute(trx);
}
