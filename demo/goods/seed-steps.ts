import { makingGroup, stepsOfProducts, workers } from "../content/making.ts";
import { seedId } from "../seed-id.ts";
import type { Trx } from "../shop.ts";

/** How products are made, and who takes work by phone; the rows of both are there. */
export async function seedSteps(trx: Trx): Promise<void> {
  const rows = Object.entries(stepsOfProducts).flatMap(([slug, steps]) =>
    steps.map(({ name, rupees, week = null }, place) => ({
      ...{ product_id: seedId(slug), position: place + 1, name, pieces_week: week },
      rate: rupees?.toFixed(2) ?? null,
    })),
  );
  await trx.insertInto("product_steps").values(rows).execute();
  for (const { id, phone, language, piecesWeek } of workers) {
    await trx
      .updateTable("artisans")
      .set({ phone, page_language: language, pieces_week: piecesWeek })
      .where("id", "=", id)
      .execute();
  }
}

/** Who makes what is made to order together, and by how much a week (PROMISE-1). */
export async function seedGroup(trx: Trx): Promise<void> {
  const { id, name, piecesWeek, weights } = makingGroup;
  await trx.insertInto("making_groups").values({ id, name, pieces_week: piecesWeek }).execute();
  for (const [slug, weight] of Object.entries(weights)) {
    await trx
      .updateTable("products")
      .set({ making_group: id, making_weight: weight })
      .where("id", "=", seedId(slug))
      .execute();
  }
}
