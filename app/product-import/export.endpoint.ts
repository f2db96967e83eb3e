import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { listedProducts, productList } from "#catalogue/admin/list/product-list.ts";
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
  async read({ db, config }, parameters) {
    const columns = csvColumns().map((column) => [column, (cells: Cells) => cells[column] ?? ""] as const);
    const filter = listedProducts(productList.read(parameters), config.shop.stockMails);
    return { name: "products", rows: readAllLines(db, filter), columns };
  },
});
