import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { detailWords } from "./details.text.ts";
import type { ProductSummary } from "./product.ts";

/**
 * Of these products those for which no promised week has room, each with the day from which it is made again,
 * as pages say it (PROMISE-13); null where that is not known. What is kept with the group raises the
 * content's version when it changes, so that cards and feeds follow when the product's page does.
 */
export async function madeAgainOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; again: string }>`
    select product.id, substring(said.day from 7) as again
    from products product join making_groups on making_groups.id = product.making_group,
      lateral (select making_groups.said->>(product.making_weight || '/' || coalesce(product.lead_days_to, 0))
        as day) as said
    where product.id = any(${[...ids]}::text[]) and product.made_to_order and said.day like 'again %'`.execute(
    db,
  );
  return new Map(rows.map(({ id, again }) => [id, again === "never" ? null : again]));
}

/** The same as cards show it; nothing is asked of what is there already, or where no week is promised. */
export async function withMadeAgain(
  db: Db,
  cards: readonly ProductSummary[],
  isPromised = true,
): Promise<ProductSummary[]> {
  const asked = isPromised ? cards.filter(({ madeToOrder }) => madeToOrder) : [];
  const again = await madeAgainOf(
    db,
    asked.map(({ id }) => id),
  );
  return cards.map(({ madeToOrder: _, ...card }) => {
    const day = again.get(card.id);
    if (day === undefined) return card;
    return { ...card, inStock: false, ...(day === null ? {} : { madeAgain: detailWords.madeAgain(day) }) };
  });
}
