import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { addProducts } from "../../database/product-row.ts";
import { post } from "../visitors.ts";
import type { Copies } from "./copies.ts";

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

/** A table that was checked, with the press that takes it, and those that it adds. */
export async function checkedTable(copies: Copies) {
  const word = `imported-${randomInt(1e9)}`;
  await addProducts(copies.db, [{ id: word, name: word, slug: word, price: "900" }]);
  const csv = tableOf(word);
  const checked = await (await pressImport(copies, csv, { intent: "check" })()).text();
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1];
  if (!fingerprint) throw new Error("the table was not read");
  return {
    word,
    added: sql`(select id from products where slug like ${`${word}-%`})`,
    press: pressImport(copies, csv, { intent: "apply", fingerprint }),
  };
}
