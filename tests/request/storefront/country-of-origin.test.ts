import { test } from "vitest";
import { adminPage } from "../../form-of.ts";
import { openProductsAdmin, productForm, textOf } from "../admin/product-form.ts";
import { expectNone, expectWords, textAt } from "../ask.ts";

const { byAdmin, saved } = await openProductsAdmin();

test("the shop has a filter and an order by country while goods of another country are shown", async () => {
  const words = ["Country of origin", 'value="nepal"', "All countries"];
  const name = "Dhaka Weave Shawl";
  const form = await saved({ name, originCountry: "Nepal", price: "900" });
  expectWords(await textAt("/shop?sort=newest"), ...words);
  const narrowed = await textAt("/shop?country=nepal&sort=country");
  expectWords(narrowed, name, "From Nepal", "1 of ");
  expectWords(await textAt("/hi/shop?country=nepal"), name, "बनने का देश", "सारे देश");
  expectNone(await textAt("/shop?country=india&sort=newest"), name);
  await byAdmin(adminPage, productForm({ intent: "delete", id: textOf(form, "id") }));
  expectNone(await textAt("/shop?sort=newest"), ...words);
});
