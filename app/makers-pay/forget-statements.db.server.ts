import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/**
 * Eight years after their month, statements of makers who have left keep their number and their sums, and
 * say no more (OWED-24): a number without a gap stays one, and no entry is stated twice.
 */
export async function forgetOldStatements(trx: Trx): Promise<void> {
  await sql`
    update maker_statements set artisan_name = '', facts = jsonb_set(facts, '{entries}', '[]')
    where month < now() - interval '8 years' and facts -> 'entries' <> '[]'
      and not exists (select from artisans where artisans.id = maker_statements.artisan_id
        and not exists (select from maker_banks
          where maker_banks.artisan_id = artisans.id and maker_banks.left_on is not null))`.execute(trx);
}
