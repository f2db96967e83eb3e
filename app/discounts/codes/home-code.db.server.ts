import { sql } from "kysely";
import { isShown } from "#catalogue/product.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type PromotionRow, scopeNameOf } from "../promotion-rows.server.ts";
import type { HomePromotion } from "./home-code.ts";

/**
 * Within a statement: the codes that are to stand on the home page, the newest first; one whose products
 * nobody can buy any more gives nothing.
 */
export const homeCodeRows = (db: Db) =>
  db
    .selectFrom("promotions")
    .select(["code", "kind", "value", "cap", "min_subtotal", "scope", "scope_words", "first_order", "active"])
    .select(["starts_at", "ends_at", "most_uses", "used"])
    .where("on_home", "=", true)
    .where("active", "=", true)
    .where("code", "is not", null)
    .where(
      sql<boolean>`(scope <> 'products' or exists (
        select from products where products.id = any (scope_words) and ${isShown()}))`,
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");

/** Such a row as JSON gives it. */
type Row = Pick<PromotionRow, "code" | "kind" | "scope" | "scope_words" | "first_order" | "active"> &
  Pick<PromotionRow, "most_uses" | "used"> & {
    value: string | number | null;
    cap: string | number | null;
    min_subtotal: string | number;
    starts_at: string | Date | null;
    ends_at: string | Date | null;
  };

export function homePromotionOf(row: Row): HomePromotion {
  return {
    code: row.code ?? "",
    kind: row.kind,
    scope: row.scope,
    firstOrder: row.first_order,
    value: row.value === null ? null : paiseFromRupees(row.value),
    cap: row.cap === null ? null : paiseFromRupees(row.cap),
    minSubtotal: paiseFromRupees(row.min_subtotal),
    scopeName: scopeNameOf(row, []),
    facts: {
      active: row.active,
      startsAt: row.starts_at === null ? null : new Date(row.starts_at),
      endsAt: row.ends_at === null ? null : new Date(row.ends_at),
      mostUses: row.most_uses,
      used: row.used,
    },
  };
}
