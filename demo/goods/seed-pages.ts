import { faqs, policies } from "../content/shop.ts";
import type { Trx } from "../shop.ts";

export async function seedPages(trx: Trx): Promise<void> {
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
