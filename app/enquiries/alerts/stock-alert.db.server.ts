import { sql } from "kysely";
import { keyNowRow, optionTextRow } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Language, languageNow } from "#values/language/language.ts";

export type AlertState = "unconfirmed" | "waiting" | "told" | "stopped";

interface NewAlert {
  productId: string;
  /** Its variant's key; empty for a product without. */
  variant: string;
  email: string;
  token: string;
  /** It is the sender's own, confirmed address. */
  isOwn: boolean;
  now: Date;
}

/** The product or variant that somebody waits for. */
export interface Awaited {
  id: string;
  name: string;
  slug: string;
  /** Its variant's key; empty for a product without. */
  variant: string;
  /** Such as 'Size: Small'; null without a variant. */
  optionText: string | null;
}

/**
 * A product of the shop that somebody may wait for, by its id or its slug, in one of its variants, by the key
 * that this has or had; undefined where the product or the variant is gone, or hidden.
 */
export async function findAwaited(
  db: Db,
  product: { id: string } | { slug: string },
  variant: string,
): Promise<Awaited | undefined> {
  const named =
    "id" in product ? sql<boolean>`products.id = ${product.id}` : sql<boolean>`slug = ${product.slug}`;
  const key = keyNowRow(sql.ref("products.id"), sql`${variant}::text`);
  const found = await db
    .selectFrom("products")
    .select(["id", "name", "slug"])
    .select(key.as("key"))
    .select(optionTextRow(sql.ref("products.id"), key).as("optionText"))
    .where(named)
    .where(isShown())
    .executeTakeFirst();
  if (!found) return undefined;
  const { key: called, ...awaited } = found;
  return variant === "" || called !== null ? { ...awaited, variant: called ?? "" } : undefined;
}

/**
 * Stores a request, once for each product or variant and address. An address that was notified or had stopped
 * waits anew; one that waits keeps its place. Returns the alert as it stands now.
 */
export async function keepAlert(
  db: Db,
  { productId, variant, email, token, isOwn, now }: NewAlert,
): Promise<{ id: string; state: AlertState; token: string; language: Language }> {
  const state = isOwn ? "waiting" : "unconfirmed";
  const { rows } = await sql<{ id: string; state: AlertState; token: string; language: Language }>`
    insert into stock_alerts as known (product_id, variant, email, state, token, asked_at, changed_at, language)
    values (${productId}, ${variant}, ${email}, ${state}, ${token}, ${now}, ${now}, ${languageNow()})
    on conflict (product_id, variant, email) do update set
      state = case when known.state = 'waiting' or ${isOwn}::boolean then 'waiting' else 'unconfirmed' end,
      asked_at = case when known.state in ('told', 'stopped') then excluded.asked_at else known.asked_at end,
      changed_at = case when known.state = 'waiting' then known.changed_at else excluded.changed_at end,
      language = case when known.state = 'waiting' and not ${isOwn}::boolean then known.language else excluded.language end
    returning id, state, token, language`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error("an alert was neither kept nor known");
  return kept;
}

export interface OpenAlert extends Awaited {
  state: AlertState;
}

/** The alert that a mail's link names; undefined where there is none, or its product is hidden. */
export const findAlert = (db: Db, token: string): Promise<OpenAlert | undefined> =>
  db
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select(["state", "products.id", "name", "slug", "variant"])
    .select(optionTextRow(sql.ref("products.id"), sql.ref("variant")).as("optionText"))
    .where("token", "=", token)
    .where(isShown())
    .executeTakeFirst();

/** Confirms or stops it; twice changes nothing. A sent alert stays as it is. */
export async function moveAlert(db: Db, token: string, to: "waiting" | "stopped", now: Date): Promise<void> {
  const from = to === "waiting" ? (["unconfirmed"] as const) : (["unconfirmed", "waiting"] as const);
  await db
    .updateTable("stock_alerts")
    .set({ state: to, changed_at: now })
    .where("token", "=", token)
    .where("state", "in", from)
    .execute();
}

/** Forgets all alerts of an address: its owner requested to be erased. */
export async function forgetAlerts(db: Db, email: string): Promise<void> {
  await db.deleteFrom("stock_alerts").where("email", "=", email).execute();
}
