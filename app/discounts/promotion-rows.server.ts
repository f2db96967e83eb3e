import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { CodeFacts } from "./codes/code-refusal.ts";
import { discountText } from "./discounts.text.ts";
import type { Promotion } from "./promotion.ts";
import { wordsOfScope } from "./words-of-scope.ts";

export type PromotionRow = Selectable<Tables["promotions"]>;

/** A promotion as bills take it. `productNames`: of the products that it is for. */
export function promotionOf(row: PromotionRow, productNames: readonly string[]): Promotion {
  const { id, code, title, kind, scope, scope_words: which } = row;
  return {
    id,
    code,
    title,
    kind,
    scope,
    which,
    // Rupees to paise, and per cent to hundredths of it.
    value: row.value === null ? null : paiseFromRupees(row.value),
    cap: row.cap === null ? null : paiseFromRupees(row.cap),
    minSubtotal: paiseFromRupees(row.min_subtotal),
    scopeName: scopeNameOf(row, productNames),
    isLimited: row.most_uses !== null,
  };
}

/** More names than these say nothing in a sentence. */
const mostNames = 3;

export function scopeNameOf(
  { scope, scope_words: words }: Pick<PromotionRow, "scope" | "scope_words">,
  productNames: readonly string[],
): string {
  if (scope === "all") return "";
  const labels = wordsOfScope(scope);
  const names = labels ? words.map((word) => labels[word] ?? word) : productNames;
  return names.length === 0 || names.length > mostNames
    ? discountText.manyGoods
    : names.join(discountText.or);
}

export const codeFactsOf = (row: PromotionRow): CodeFacts => ({
  active: row.active,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  mostUses: row.most_uses,
  used: row.used,
});
