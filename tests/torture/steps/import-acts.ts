import { sql } from "kysely";
import { countIn } from "../copies/counts.ts";
import { checkedTable } from "../copies/product-table.ts";
import type { Act } from "./act.ts";

/** All of a file or nothing; sent again after the blow it adds no product twice. */
const importTable: Act = {
  name: "a table of products imported",
  steps: [
    "insert products when NEW.slug LIKE '%-stole'",
    "insert audit_log when NEW.action = 'product.created'",
    "insert product_options",
    "insert product_variants",
    "update products when NEW.slug LIKE '%-tote'",
    "insert audit_log when NEW.action = 'product.updated' AND NEW.entity_id NOT LIKE 'imported-%'",
  ],
  async ready(copies) {
    const { db } = copies;
    const { word, added, press } = await checkedTable(copies);
    return {
      press,
      traces: {
        "pairs of products": async () => (await countIn(db, sql`select count(*) from ${added} as added`)) / 2,
        "pairs of variants": async () =>
          (await countIn(db, sql`select count(*) from product_variants where product_id in ${added}`)) / 2,
        "prices changed": sql`select count(*) from products where id = ${word} and price = 1234`,
        "pairs of audit rows": async () =>
          (await countIn(
            db,
            sql`select count(*) from audit_log where action = 'product.created' and entity_id in ${added}`,
          )) / 2,
      },
    };
  },
};

export const importActs: readonly Act[] = [importTable];
