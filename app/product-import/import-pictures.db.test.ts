import { beforeEach, describe, expect, test } from "vitest";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { productPictureHolder } from "#catalogue/admin/product-pictures.db.server.ts";
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
