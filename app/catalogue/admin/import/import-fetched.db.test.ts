import { beforeEach, expect, test } from "vitest";
import { csvOf } from "#platform/text/csv.server.ts";
import { bytes, fileOf, importing } from "../../../../tests/database/import-admin.ts";
import { addProducts, addVariants } from "../../../../tests/database/product-row.ts";
import { eachAdminPage } from "../../../../tests/database/products-admin.ts";
import { choiceRowsOf } from "../options/choices.db.server.ts";
import { productPictureHolder } from "../product-pictures.db.server.ts";
import { importText } from "./import.text.ts";

const far = "https://cdn.example/c.jpg";
const own = "/files/product_images/p2/c_60x40.webp";

eachAdminPage("importing pictures that were fetched from elsewhere (PRODUCT-35)", (adminPage) => {
  const { acts, notes, run } = importing(adminPage);
  const db = () => adminPage.shop.db;

  beforeEach(async () => {
    await db().deleteFrom("foreign_pictures").execute();
    await addProducts(db(), [{ id: "p2", name: "Fish Sling", slug: "fish-sling", images: ["/b.webp"] }]);
  });

  async function fetched(): Promise<void> {
    await db()
      .insertInto("foreign_pictures")
      .values({ kind: "product", record_id: "p2", url: far, state: "fetched", stored_url: own })
      .execute();
    await db()
      .transaction()
      .execute((trx) => productPictureHolder.exchange(trx, "p2", far, own));
  }

  test("a file that names its address again changes nothing", async () => {
    const file = fileOf({ slug: "fish-sling", images: `/b.webp\n${far}`, og_image_url: far });
    await run(file);
    await fetched();
    expect(await run(file)).toMatchObject({ added: 0, changed: 0 });
    expect(await adminPage.row("p2")).toMatchObject({ images: ["/b.webp", own], og_image_url: own });
  });

  test("nor does a line of a variant that has it, with its product's line or alone", async () => {
    await addVariants(db(), "p2", { Size: ["Small", "Large"] }, [
      { values: ["Small"] },
      { values: ["Large"] },
    ]);
    const columns = ["slug", "images", "value_1", "variant_picture"];
    const product = ["fish-sling", `/b.webp\n${far}`, "", ""];
    const variant = ["fish-sling", "", "Small", far];
    const both = bytes(csvOf(columns, [product, variant]));
    await run(both);
    await fetched();
    expect(await acts(both)).toEqual(["keep", "keep"]);
    expect(await run(both)).toMatchObject({ added: 0, changed: 0 });
    expect(await acts(bytes(csvOf(columns, [variant])))).toEqual(["keep"]);
    const variants = (await choiceRowsOf(db(), ["p2"])).get("p2")?.variants;
    expect(variants?.map(({ picture }) => picture)).toEqual([own, null]);
    const other = bytes(csvOf(columns, [["fish-sling", "", "Large", far]]));
    expect(await acts(other)).toEqual(["change"]);
    const without = ["fish-sling", "/b.webp", "", ""];
    const refused = bytes(csvOf(columns, [without, variant]));
    expect(await notes(refused)).toContain(`variant_picture: ${importText.noPicture}`);
  });
});
