import { type Profiles, upsertProducts } from "#catalogue/admin/product-writes.db.server.ts";
import { stepsChange } from "#catalogue/admin/steps/typed-steps.ts";
import { type StepsOfProduct, writeSteps } from "#catalogue/steps/making-steps.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { PlannedColumns, PlannedRow } from "./import-line.server.ts";
import { fieldColumns } from "./product-cells.server.ts";

const written = () => [
  ...fieldColumns(),
  "personal",
  "images",
  "image_alt_texts",
  "og_image_url",
  "artisan_id",
];

function rowOf(id: string, { steps: _, ...columns }: PlannedColumns, makers: Profiles) {
  const artisan_id = makers.get(columns.artisan)?.id ?? null;
  return { ...columns, id, artisan_id, personal: JSON.stringify(columns.personal) };
}

/** New and changed products alike, in few statements; their rows are locked or new. */
export async function writeProducts(trx: Trx, work: readonly PlannedRow[], makers: Profiles): Promise<void> {
  const values = work.flatMap(({ id, columns }) => (columns ? [rowOf(id, columns, makers)] : []));
  await upsertProducts(trx, values, written());
  await writeSteps(trx, work.flatMap(stepsToWrite));
}

/** Only where they change: a shop has thousands of products without. */
function stepsToWrite({ id, before, columns }: PlannedRow): StepsOfProduct[] {
  const after = columns?.steps ?? [];
  return "steps" in stepsChange(before?.steps ?? [], after) ? [[id, after]] : [];
}
