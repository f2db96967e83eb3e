import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { faqs, policies } from "./content/shop.ts";

export async function seedPages(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto("faq_entries")
    .values(faqs.map((entry, position) => ({ ...entry, position })))
    .execute();
  const pages = policies.map(({ metaDescription, ...page }) => ({
    ...page,
    meta_description: metaDescription,
  }));
  await trx.insertInto("policy_pages").values(pages).execute();
}
