import { type RawBuilder, sql } from "kysely";
import type { ShopFacts } from "#platform/config/config.server.ts";
import { shopRecord } from "./shop-in-language.server.ts";
import { type TextKind, textFields } from "./translatable.ts";

/** The shop's facts are partly those that it was started with, which the database does not have. */
interface ShopTexts {
  kind: "shop";
  given: ShopFacts;
}

/** Whose texts are read. */
export type TextsAsked = Exclude<TextKind, "shop"> | ShopTexts;

export const textsAsked = (kind: TextKind, { givenShop }: { givenShop: ShopFacts }): TextsAsked =>
  kind === "shop" ? { kind, given: givenShop } : kind;

export const kindAsked = (asked: TextsAsked): TextKind => (typeof asked === "string" ? asked : asked.kind);

interface TextSource {
  /** The records, each with an id and a label for lists. */
  from: RawBuilder<unknown>;
  /** Locks one of them until the transaction ends, as every writer of that record does. */
  lock(id: string): RawBuilder<unknown>;
}

const table = (name: string, id: string, label: string): TextSource => ({
  from: sql`(select *, ${sql.ref(id)}::text as record_id, ${sql.ref(label)}::text as record_label from ${sql.table(name)})`,
  lock: (key) => sql`select from ${sql.table(name)} where ${sql.ref(id)} = ${key} for update`,
});

/** Names and values of options, labels of what is written on pieces, steps, categories: each once. */
const words = sql`(
  select text, text as record_id, text as record_label from (
    select name as text from product_options union
    select unnest("values") from product_options union
    select name from product_steps union
    select field ->> 'label' from products, jsonb_array_elements(personal) as field union
    select category from blog_posts union
    select category from faq_entries) as used
  where length(text) <= 300)`;

/** What the owner has set, over what the shop was started with. */
const shopTexts = (given: ShopFacts) => sql`(
  select ${shopRecord}::text as record_id, ${shopText("name", given.name)} as record_label,
    ${sql.join(textFields("shop").map(([field]) => sql`${shopText(field, Reflect.get(given, field))} as ${sql.ref(field)}`))}
  from shop_settings)`;

const shopText = (field: string, given: unknown) =>
  sql`coalesce(facts ->> ${field}::text, ${given ?? null}::text)`;

/** Where the texts of each kind are. */
const textSources: Record<Exclude<TextKind, "shop">, TextSource> = {
  product: table("products", "id", "name"),
  artisan: table("artisans", "id", "name"),
  post: table("blog_posts", "id", "title"),
  faq: table("faq_entries", "id", "question"),
  policy: table("policy_pages", "slug", "title"),
  promotion: table("promotions", "id", "title"),
  word: { from: words, lock: (text) => sql`select pg_advisory_xact_lock(hashtext(${`word ${text}`}))` },
};

/** The records, each with an id and a label for lists. */
export const recordsAsked = (asked: TextsAsked): RawBuilder<unknown> =>
  typeof asked === "string" ? textSources[asked].from : shopTexts(asked.given);

export const lockOf = (kind: TextKind, id: string): RawBuilder<unknown> =>
  kind === "shop" ? sql`select from shop_settings for update` : textSources[kind].lock(id);
