import { beforeEach, expect, test } from "vitest";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { fileOf, importing } from "../../tests/database/import-admin.ts";
import { eachAdminPage } from "../../tests/database/products-admin.ts";

eachAdminPage("lines of an export of before, whose values were spelt anew since (PRODUCT-34),", (shop) => {
  const { run } = importing(shop);
  const variantsOf = async (id: string) => (await choiceRowsOf(shop.db, [id])).get(id);
  const former = (...values: string[]) => JSON.stringify([{ key: values.join("-").toLowerCase(), values }]);
  const namesOf = async (id: string) =>
    (await variantsOf(id))?.variants.map(({ values }) => values.join(" "));

  beforeEach(async () => {
    await shop.addProducts([{ id: "p2", name: "Plain", slug: "plain" }]);
    await shop.addVariants("p2", { Size: ["Medium", "Petite"], Colour: ["Red"] }, [
      { values: ["Medium", "Red"], former: former("Meduim", "Red") },
      { values: ["Petite", "Red"], former: former("Small", "Red") },
    ]);
  });

  test("find the variant, and the value beside one that is new", async () => {
    const red = { slug: "plain", value_1: "Meduim", value_2: "Red", variant_stock_count: "4" };
    await run(fileOf(red, { ...red, value_2: "Blue" }));
    expect((await variantsOf("p2"))?.options).toMatchObject([
      { name: "Size", values: ["Medium", "Petite"] },
      { name: "Colour", values: ["Red", "Blue"] },
    ]);
    expect(await namesOf("p2")).toEqual(["Medium Red", "Medium Blue", "Petite Red"]);
  });

  test("mean the value of today that has such a name, offered or not", async () => {
    await shop.set("product_options", { name: "Size" }, { values: ["Medium", "Petite", "Small"] });
    await run(fileOf({ slug: "plain", value_1: "Small", value_2: "Red" }));
    expect(await namesOf("p2")).toEqual(["Medium Red", "Petite Red", "Small Red"]);
  });

  test("add it anew where two were called so, and nobody can tell", async () => {
    await shop.set("product_variants", { product_id: "p2" }, { former: former("Meduim", "Red") });
    await run(fileOf({ slug: "plain", value_1: "Meduim", value_2: "Blue" }));
    expect((await variantsOf("p2"))?.options[0]?.values).toEqual(["Medium", "Petite", "Meduim"]);
  });

  test("say nothing by what stood at the other option's place", async () => {
    await shop.set("product_variants", { key: "medium-red" }, { former: former("Red", "Medium") });
    await run(fileOf({ slug: "plain", value_1: "Red", value_2: "Blue" }));
    expect((await variantsOf("p2"))?.options[0]?.values).toEqual(["Medium", "Petite", "Red"]);
  });
});
