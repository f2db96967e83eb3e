import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { ShopPlace } from "#values/contact/shop-place.ts";
import { paise } from "#values/money/money.ts";
import { financialYearSpan } from "#values/time/financial-year.ts";
import { type Turnover, turnoverOf, type YearPart } from "../rules/registration.ts";

/**
 * What the papers of the running financial year come to, less its notes; null where the shop has a GSTIN. The
 * database adds them up, a row for each address and state.
 */
export async function readTurnover(db: Db, shop: ShopPlace, now: Date): Promise<Turnover | null> {
  if (shop.gstin) return null;
  const { from, until } = financialYearSpan(now);
  const { rows } = await sql<Omit<YearPart, "value"> & { value: string }>`
    select kind, facts->'seller'->>'address' as address, facts->'seller'->>'gstin' as gstin,
      facts->'shipTo'->>'stateCode' as "stateCode",
      sum((facts->>'total')::bigint - (facts->'totals'->>'cgst')::bigint
        - (facts->'totals'->>'sgst')::bigint - (facts->'totals'->>'igst')::bigint)::text as value
    from (
      select 'invoice' as kind, issued_at, facts from invoices
      union all select 'note', issued_at, facts from credit_notes
    ) as papers
    where issued_at >= ${from} and issued_at < ${until}
    group by 1, 2, 3, 4`.execute(db);
  return turnoverOf(
    rows.map(({ value, ...part }) => ({ ...part, value: paise(Number(value)) })),
    shop,
  );
}
