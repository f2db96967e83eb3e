import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Language } from "#values/language/language.ts";
import type { Certificate } from "../certificate.ts";

/** In which language each card is printed: in that of its order; those of no order have none. */
export async function languagesOfCards(
  db: Kysely<Tables>,
  certificates: readonly Certificate[],
): Promise<ReadonlyMap<string, Language>> {
  const lines = [...new Set(certificates.flatMap(({ orderItemId }) => orderItemId ?? []))];
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select(["order_items.id", "orders.language"])
    .where("order_items.id", "in", lines)
    .execute();
  const spoken = new Map(rows.map(({ id, language }) => [id, language]));
  return new Map(
    certificates.flatMap(({ id, orderItemId }) => {
      const language = orderItemId === null ? undefined : spoken.get(orderItemId);
      return language ? [[id, language] as const] : [];
    }),
  );
}
