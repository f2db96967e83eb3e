import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { productList } from "#catalogue/admin/list/product-list.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { readAllLines } from "./export-lines.db.server.ts";
import { type Cells, csvColumns } from "./product-cells.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "products",
  fresh: "file",
} as const satisfies AdminPolicy;

/** The products of the list as a file, which can be changed in a spreadsheet and imported again. */
export const loader = recordsFile(policy, {
  act: "product.exported",
  table: "products",
  async read({ db }, parameters) {
    const columns = csvColumns().map((column) => [column, (cells: Cells) => cells[column] ?? ""] as const);
    return { name: "products", rows: readAllLines(db, productList.read(parameters)), columns };
  },
});
