import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { pressedAtOnce } from "../copies/contest.ts";
import { type Act, type Copies, countIn } from "../copies/copies.ts";
import { post } from "../visitors.ts";

const path = "/admin/dashboard/products/import";

/** The import's form with a file. */
const pressImport =
  ({ visit }: Copies, csv: string, fields: Record<string, string>) =>
  () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new File([csv], "products.csv"));
    return post(visit, path, form, { Cookie: visit.adminCookie });
  };

/** Two products that there are not yet, one of them in two sizes, and a new price of one that there is. */
function tableOf(word: string): string {
  const added = `900,<p>Woven</p>,A stole.`;
  return [
    "slug,name,price,description,meta_description,option_1,value_1,variant_price",
    `${word}-stole,Stole ${word},${added},,,`,
    `${word}-tote,Tote ${word},${added},,,`,
    `${word}-tote,,,,,Size,Small,950`,
    `${word}-tote,,,,,Size,Large,1050`,
    `${word},,1234,,,,,`,
  ].join("\n");
}

/** A table that was checked, with the press that takes it, and what it adds and changes. */
async function checkedTable(copies: Copies) {
  const word = `imported-${randomInt(1e9)}`;
  await addProducts(copies.db, [{ id: word, name: word, slug: word, price: "900" }]);
  const csv = tableOf(word);
  const checked = await (await pressImport(copies, csv, { intent: "check" })()).text();
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1];
  if (!fingerprint) throw new Error("the table was not read");
  const added = sql`(select id from products where slug like ${`${word}-%`})`;
  return {
    added,
    products: sql`select count(*) from ${added} as added`,
    variants: sql`select count(*) from product_variants where product_id in ${added}`,
    priced: sql`from products where id = ${word} and price = 1234`,
    press: pressImport(copies, csv, { intent: "apply", fingerprint }),
  };
}

const importedOften = pressedAtOnce("a table of products imported by 10 at once", async (copies) => {
  const { products, variants, priced, press } = await checkedTable(copies);
  return {
    presses: Array(10).fill(press),
    judge: () => [
      ["products", products, 2],
      ["variants", variants, 2],
      ["changes of a price", sql`select version - 1 ${priced}`, 1],
    ],
  };
});

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
    const { added, products, variants, priced, press } = await checkedTable(copies);
    const half = (count: typeof added) => async () => (await countIn(copies.db, count)) / 2;
    const created = sql`action = 'product.created' and entity_id in ${added}`;
    return {
      press,
      traces: {
        "pairs of products": half(products),
        "pairs of variants": half(variants),
        "prices changed": sql`select count(*) ${priced}`,
        "pairs of audit rows": half(sql`select count(*) from audit_log where ${created}`),
      },
    };
  },
};

export const importContests = [importedOften];
export const importActs: readonly Act[] = [importTable];
