import { readAllRows } from "#catalogue/admin/list/product-list.db.server.ts";
import type { ProductListFilter } from "#catalogue/admin/list/product-list.ts";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { makingGroupNames } from "#promise/making-groups.db.server.ts";
import { type Cells, productLinesOf } from "./product-cells.server.ts";

/** The lines of the table file of all that a list holds, some products at a time. */
export async function* readAllLines(db: Db, filter: ProductListFilter): AsyncGenerator<Cells[], undefined> {
  const groups = await makingGroupNames(db);
  for await (const rows of readAllRows(db, filter)) {
    const choices = await choiceRowsOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap((row) => productLinesOf(row, choices.get(row.id), groups));
  }
}
