import { type Kysely, type Selectable, sql } from "kysely";
import { isShown } from "#catalogue/shown.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type CodeRefusal, refusalOfCode } from "./code-refusal.ts";
import type { Promotion } from "./promotion.ts";
import { codeFactsOf, type PromotionRow, promotionOf } from "./promotion-rows.server.ts";
import { codeKey } from "./typed-code.ts";

/** What a code was found to be. */
export type FoundCode =
  | { ok: true; promotion: Promotion; limits: Limits }
  | { ok: false; refusal: CodeRefusal };

/** How often one person may use a code. */
export interface Limits {
  mostPerPerson: number | null;
  firstOrder: boolean;
}

export interface FoundPromotions {
  automatic: Promotion[];
  /** Undefined where no code was given. */
  code: FoundCode | undefined;
}

interface Asked {
  code?: string | undefined;
  now: Date;
  /**
   * Whether an order is placed with them: whoever changes a promotion waits until its transaction is over.
   * None of these wait for each other.
   */
  isPlacing?: boolean;
}

/** The promotions that apply now: the automatic ones, the oldest first, and what the code is. */
export async function findPromotions(
  db: Kysely<Tables>,
  { code = "", now, isPlacing = false }: Asked,
): Promise<FoundPromotions> {
  const key = codeKey(code);
  const { rows } = await sql<Selectable<Tables["promotions"]> & { product_names: string[] | null }>`
    select promotions.*, case when scope = 'products' then (
        select array_agg(products.name order by products.name) from products where products.id = any (scope_words) and ${isShown()}
      ) end as product_names
    from promotions where (active and code is null) or lower(code) = ${key}
    order by id ${isPlacing ? sql`for key share of promotions` : sql``}`.execute(db);
  const found = rows.map(({ product_names, ...row }) => ({ row, names: product_names ?? [] }));
  const automatic = found.filter(({ row }) => row.code === null && isOpen(row, now));
  return {
    automatic: automatic.map(({ row, names }) => promotionOf(row, names)),
    code:
      key === ""
        ? undefined
        : foundCode(
            found.find(({ row }) => row.code !== null),
            now,
          ),
  };
}

const isOpen = (row: PromotionRow, now: Date): boolean => refusalOfCode(codeFactsOf(row), now) === undefined;

function foundCode(found: { row: PromotionRow; names: string[] } | undefined, now: Date): FoundCode {
  const refusal = refusalOfCode(found && codeFactsOf(found.row), now);
  if (refusal || !found) return { ok: false, refusal: refusal ?? { kind: "unknown" } };
  const { row, names } = found;
  const limits = { mostPerPerson: row.most_per_person, firstOrder: row.first_order };
  return { ok: true, promotion: promotionOf(row, names), limits };
}
