import { sql } from "kysely";
import { labelFacts } from "../content/label.ts";
import { promiseFacts } from "../content/making.ts";
import type { Trx } from "../shop.ts";

/** Of no bank that there is: nobody is paid by it. */
const upiId = "jholacrafts@demobank";

/** What the owner has set of the shop itself, beside the facts that it was started with. */
export async function seedSettings(trx: Trx): Promise<void> {
  const facts = { ...labelFacts, ...promiseFacts, upiId };
  await trx
    .updateTable("shop_settings")
    // From version 1 on a form without a version changes nothing.
    .set({ facts: sql`facts || ${JSON.stringify(facts)}::jsonb`, version: 1 })
    .execute();
}
