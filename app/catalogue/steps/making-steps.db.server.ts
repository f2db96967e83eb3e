import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { MakingStep } from "./making-step.ts";

/** The steps by which products are made, in their order; a product without any is not in the map. */
export async function stepsOf(db: Db, productIds: readonly string[]): Promise<Map<string, MakingStep[]>> {
  const found = new Map<string, MakingStep[]>();
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom("product_steps")
    .selectAll()
    .where("product_id", "in", productIds)
    .orderBy("product_id")
    .orderBy("position")
    .execute();
  for (const { product_id, name, rate, pieces_week, hours } of rows) {
    const steps = found.get(product_id) ?? [];
    steps.push({
      name,
      rate: rate === null ? null : paiseFromRupees(rate),
      piecesWeek: pieces_week,
      ...(hours !== null && { hours: Number(hours) }),
    });
    found.set(product_id, steps);
  }
  return found;
}

/** A product's steps as they are from now on. */
export type StepsOfProduct = readonly [productId: string, steps: readonly MakingStep[]];

/** Writes the steps of some products, whose rows are locked or new. */
export async function writeSteps(trx: Trx, products: readonly StepsOfProduct[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(([id]) => id);
  await trx.deleteFrom("product_steps").where("product_id", "in", ids).execute();
  const rows = products.flatMap(([product_id, steps]) =>
    steps.map(({ name, rate, piecesWeek, hours }, place) => ({
      product_id,
      position: place + 1,
      name,
      rate: rate === null ? null : rupeesColumn(rate),
      pieces_week: piecesWeek,
      hours: hours === undefined ? null : hours.toFixed(2),
    })),
  );
  if (rows.length > 0) await trx.insertInto("product_steps").values(rows).execute();
}
