import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { productPath } from "../product.ts";
import { isShown } from "../shown.server.ts";
import { pathKey } from "./moved-path.ts";

const longestPath = 500;

/**
 * Where a former address of another shop leads: straight to the page that is meant today, so that nobody is
 * led twice. Undefined where it is none, or its product is hidden.
 */
export async function movedAddress(db: Kysely<Tables>, path: string): Promise<string | undefined> {
  if (path.length > longestPath || path.includes("%00") || path.includes("\0")) return undefined;
  const row = await db
    .selectFrom("moved_addresses as moved")
    .leftJoin("products", (join) =>
      join.onRef("products.id", "=", "moved.product_id").on(isShown("products")),
    )
    .select(["moved.leads_to as leadsTo", "products.slug"])
    .where("moved.path", "=", pathKey(path))
    .executeTakeFirst();
  if (!row) return undefined;
  return row.leadsTo ?? (row.slug === null ? undefined : productPath({ slug: row.slug }));
}
