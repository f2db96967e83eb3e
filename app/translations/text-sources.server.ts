import { type RawBuilder, sql } from "kysely";
import type { TextKind } from "./translatable.ts";

/** What staff can translate: all but the shop's facts, which no page shows in another language yet. */
export const editedKinds = ["product", "artisan", "post", "faq", "policy", "promotion", "word"] as const;
export type EditedKind = (typeof editedKinds)[number] & TextKind;

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

/** Names and values of options, labels of what is written on pieces, categories: each once. */
const words = sql`(
  select text, text as record_id, text as record_label from (
    select name as text from product_options union
    select unnest("values") from product_options union
    select field ->> 'label' from products, jsonb_array_elements(personal) as field union
    select category from blog_posts union
    select category from faq_entries) as used
  where length(text) <= 300)`;

/** Where the texts of each kind are. */
export const textSources: Record<EditedKind, TextSource> = {
  product: table("products", "id", "name"),
  artisan: table("artisans", "id", "name"),
  post: table("blog_posts", "id", "title"),
  faq: table("faq_entries", "id", "question"),
  policy: table("policy_pages", "slug", "title"),
  promotion: table("promotions", "id", "title"),
  word: { from: words, lock: (text) => sql`select pg_advisory_xact_lock(hashtext(${`word ${text}`}))` },
};
