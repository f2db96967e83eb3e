import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { eachAdminPage, owner } from "../../../../tests/database/products-admin.ts";
import { formOf } from "../../../../tests/form-of.ts";
import { hindiStates } from "../../../translations/texts-of-records.db.server.ts";
import { writeTexts } from "../../../translations/translations.db.server.ts";
import { cleanText } from "../../../values/text/clean-text.ts";
import { columnNames, fieldNames, type ProductTexts } from "../../product-fields.ts";
import { parseProduct } from "./product.form.ts";
import { saveProduct } from "./save-product.server.ts";
import { shownTexts } from "./untouched-columns.server.ts";

eachAdminPage("a product's form, sent by a browser (PRODUCT-33)", (shop) => {
  /**
   * As the form shows it, but for the typed values; a browser ends lines by two signs, and a line has none.
   */
  async function send(id: string, typed: Partial<ProductTexts>) {
    const row = await shop.product(id);
    if (!row) throw new Error(id);
    const shown = { ...shownTexts(row), ...typed };
    const sent = { ...shown, ...asSent(shown) };
    const parsed = parseProduct(formOf(sent));
    if (parsed.kind === "refused") return parsed;
    const { version, images, image_alt_texts: alts, in_stock: inStock, stock_count: stockCount } = row;
    return saveProduct(shop, owner, {
      ...{ id, version, input: parsed.value, sent, shown: { inStock, stockCount } },
      pictures: {
        images: images.map((url, at) => ({ url, alt: cleanText(alts[at]?.replace("\n", "") ?? "", 300) })),
        ogImage: null,
      },
    });
  }
  const asSent = ({ description, story, features }: ProductTexts) => ({
    description: description.replace(/\r?\n/g, "\r\n"),
    story: story.replace(/^\r\n/, "").replace(/\r?\n/g, "\r\n"),
    features: features.replace(/[\r\n]/g, ""),
  });
  const asItCame = {
    ...{
      name: "Lotus  Tote",
      description: "<p>One</p>\n<p>Two &amp; more</p>",
      story: "\r\nAgo\r\n\r\nand now",
    },
    features: "Zip\nTie",
    meta_title: null,
    meta_description: null,
    og_title: null,
    artisan: "sita DEVI",
    ...{
      images: ["https://cdn.example/a.jpg", "https://cdn.example/b.jpg"],
      image_alt_texts: ["Front  and\nback"],
    },
  };

  describe("a new price or count", () => {
    test.each([
      [{ price: "1600" }, { price: "1600.00" }, "price: 1600.00"],
      [{ stockCount: "4" }, { stock_count: 4 }, "stock count: 4"],
    ])("%j leaves every text as it was, and fills in nothing", async (typed, written, said) => {
      await shop.addProducts([{ id: "p1", ...asItCame }]);
      const texts = async () => {
        const row = await shop.product("p1");
        return fieldNames().map((field) => [field, row?.[columnNames[field]]]);
      };
      const before = await texts();
      expect(await send("p1", typed)).toMatchObject({ kind: "saved" });
      expect(await shop.product("p1")).toMatchObject({ ...asItCame, ...written });
      const changed = (await texts()).filter((text, place) => !isDeepStrictEqual(text, before[place]));
      expect(changed.map(([field]) => field)).toEqual(Object.keys(typed));
      expect((await shop.history("p1"))[0]).toBe(`updated · ${said}`);
    });

    test("makes no Hindi old", async () => {
      await shop.addProducts([{ id: "p1", ...asItCame }]);
      const { name, description, story, features } = asItCame;
      const english = {
        name,
        description,
        story,
        features,
        image_alt_texts: asItCame.image_alt_texts.join("\n"),
      };
      const texts = Object.entries(english).map(([field, text]) => ({ field, english: text, text: "हिन्दी" }));
      await writeTexts(
        shop.db,
        texts.map((text) => ({ kind: "product" as const, id: "p1", ...text })),
      );
      expect(await hindiStates(shop.db, "product", [{ id: "p1" }])).toEqual({});
      await send("p1", { price: "1600" });
      expect(await hindiStates(shop.db, "product", [{ id: "p1" }])).toEqual({});
    });
  });

  test("what was changed is written beside it, and emptied texts are null", async () => {
    await shop.addProducts([{ id: "p1", ...asItCame, material: "Silk" }]);
    await send("p1", { story: "Long ago\n\nnow", material: "" });
    const { story: _, ...rest } = asItCame;
    expect(await shop.product("p1")).toMatchObject({ ...rest, story: "Long ago\n\nnow", material: null });
  });
});
