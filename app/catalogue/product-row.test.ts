import { expect, test } from "vitest";
import { formOf } from "../../tests/form-of.ts";
import { parseProduct } from "./admin/form/product.form.ts";
import { productColumns } from "./admin/product-columns.server.ts";
import { noVariants, productOf, unrated } from "./product-row.server.ts";

const typed = {
  ...{ name: "Lotus Tote", price: "1499", description: "<p>Red.</p>", metaDescription: "Tote", sku: "JC-1" },
  ...{ material: "Cotton", size: "40 cm", handles: " ", category: "decor", technique: "embroidered" },
};

test("'Product Details' has the rows that are filled in, in their order", () => {
  const parsed = parseProduct(formOf(typed));
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  const none = {
    ...noVariants,
    ...unrated,
    personal: [],
    images: [],
    image_alt_texts: [],
    og_image_url: null,
  };
  const row = { ...productColumns(parsed.value), ...none, id: "p1", artisan: "", artisan_id: null };
  expect(productOf(row, new Date())).not.toHaveProperty("returnable");
  expect(productOf({ ...row, returnable: false }, new Date()).returnable).toBe(false);
  expect(productOf(row, new Date()).details).toEqual([
    { label: "Material", text: "Cotton" },
    { label: "Size", text: "40 cm" },
    { label: "Technique", text: "Embroidered" },
    { label: "Category", text: "Home Decor" },
    { label: "SKU", text: "JC-1" },
  ]);
});
