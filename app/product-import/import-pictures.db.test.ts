import { beforeEach, describe, expect, test } from "vitest";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { productPictureHolder } from "#catalogue/admin/product-writes.db.server.ts";
import { csvOf } from "#platform/text/csv.server.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { bytes, exportedProducts, fileOf, importing } from "../../tests/database/import-admin.ts";
import { eachAdminPage } from "../../tests/database/products-admin.ts";
import { importText } from "./import.text.ts";

const far = "https://cdn.example/c.jpg";
const own = "/files/product_images/p2/c_60x40.webp";
const sizes = ["Small", "Large"];

eachAdminPage("importing pictures", (shop) => {
  const { acts, notes, run } = importing(shop);

  beforeEach(async () => {
    await shop.remove("foreign_pictures");
    await shop.addProducts(exportedProducts);
  });

  test("pictures change their order, or leave, and may lie elsewhere on the web", async () => {
    await run(fileOf({ slug: "fish-sling", images: `/b.webp\n${far}`, image_alt_texts: "A\nB" }));
    expect(await shop.product("p2")).toMatchObject({ images: ["/b.webp", far], image_alt_texts: ["A", "B"] });
  });

  test("an alt text that is too long is refused, not cut (TEXT-16)", async () => {
    const fits = "श्री".repeat(300);
    expect(await notes(fileOf({ slug: "fish-sling", image_alt_texts: `${fits}x` }))).toEqual([
      `image_alt_texts: ${fieldText.long(300)}`,
    ]);
    await run(fileOf({ slug: "fish-sling", image_alt_texts: fits }));
    expect(await shop.product("p2")).toMatchObject({ image_alt_texts: [fits] });
  });

  test("the check says how many pictures a description loses, since they lie elsewhere (PHOTO-28)", async () => {
    const description =
      '<p>Own.</p><img src="https://cdn.example/a.png"><img src="/files/text_images/a/b_1x1.webp">';
    const file = fileOf({ slug: "fish-sling", description });
    expect((await notes(file)).join("\n")).toContain(importText.leftOut(1));
    await run(file);
    expect(await notes(file)).toEqual([]);
  });

  describe("that were fetched from elsewhere, by their former address (PRODUCT-35),", () => {
    async function fetched(): Promise<void> {
      await shop.add("foreign_pictures", {
        kind: "product",
        record_id: "p2",
        url: far,
        state: "fetched",
        stored_url: own,
      });
      await shop.db.transaction().execute((trx) => productPictureHolder.exchange(trx, "p2", far, own));
    }

    test("changes nothing", async () => {
      const file = fileOf({ slug: "fish-sling", images: `/b.webp\n${far}`, og_image_url: far });
      await run(file);
      await fetched();
      expect(await run(file)).toMatchObject({ added: 0, changed: 0 });
      expect(await shop.product("p2")).toMatchObject({ images: ["/b.webp", own], og_image_url: own });
    });

    test("changes nothing on a line of a variant, with its product's line or alone", async () => {
      await shop.addVariants(
        "p2",
        { Size: sizes },
        sizes.map((size) => ({ values: [size] })),
      );
      const columns = ["slug", "images", "value_1", "variant_picture"];
      const product = ["fish-sling", `/b.webp\n${far}`, "", ""];
      const variant = ["fish-sling", "", "Small", far];
      const both = bytes(csvOf(columns, [product, variant]));
      await run(both);
      await fetched();
      expect(await acts(both)).toEqual(["keep", "keep"]);
      expect(await run(both)).toMatchObject({ added: 0, changed: 0 });
      expect(await acts(bytes(csvOf(columns, [variant])))).toEqual(["keep"]);
      const variants = (await choiceRowsOf(shop.db, ["p2"])).get("p2")?.variants;
      expect(variants?.map(({ picture }) => picture)).toEqual([own, null]);
      expect(await acts(bytes(csvOf(columns, [["fish-sling", "", "Large", far]])))).toEqual(["change"]);
      const refused = bytes(csvOf(columns, [["fish-sling", "/b.webp", "", ""], variant]));
      expect(await notes(refused)).toContain(`variant_picture: ${importText.noPicture}`);
    });
  });
});

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
