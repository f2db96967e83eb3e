import { beforeEach, describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { shopOwner } from "../../../../tests/database/each-shop.ts";
import { eachAdminPage, images, owner, tote } from "../../../../tests/database/products-admin.ts";
import { findProduct, listByArtisan } from "../../product.db.server.ts";
import { takeStock } from "../../stock.db.server.ts";
import { deleteProducts } from "../list/change-products.server.ts";
import { productText } from "./product.text.ts";
import { saveProduct } from "./save-product.server.ts";

const soldMeanwhile = "Pieces were sold meanwhile: 0 are left now. Check the count, then save again.";

eachAdminPage("saving products", (shop) => {
  const { filesOf, history, product, save, upload } = shop;

  describe("a save", () => {
    test("adds a product with its maker, safe HTML and an audit row", async () => {
      expect(await save("p1")).toEqual({ kind: "saved", name: "Lotus Tote", isNew: true });
      expect(await product("p1")).toMatchObject({
        price: "1499.50",
        artisan: "Sunaina Devi",
        artisan_id: "sunaina-devi",
        description: "<h2>Made</h2><p>By hand</p>",
        sku: null,
        tax_rate: "5.00",
        version: 1,
      });
      expect(await history("p1")).toEqual(["created · name: Lotus Tote"]);
    });

    test("names the writer, else the team, where no maker is given", async () => {
      await save("p1", { with: { artisan: null } });
      expect(await product("p1")).toMatchObject({ artisan: "Asha Rao", artisan_id: null });
      const outcome = await saveProduct(shop, shopOwner({ fullName: " " }), {
        ...{ id: "p2", version: 0, input: { ...tote, artisan: null, slug: "two" } },
        ...{ shown: { inStock: true, stockCount: null }, pictures: images() },
      });
      expect(outcome.kind).toBe("saved");
      expect(await product("p2")).toMatchObject({ artisan: "Jhola Crafts Team" });
    });

    test("names a maker as the profile does, whatever letters' case was typed", async () => {
      await save("p1", { with: { artisan: "sunaina DEVI" } });
      expect(await product("p1")).toMatchObject({ artisan: "Sunaina Devi", artisan_id: "sunaina-devi" });
      expect(await listByArtisan(shop.db, "Sunaina Devi", 9, shop.now())).toHaveLength(1);
    });

    test("changes what changed, says it in the history, and an unchanged one leaves no trace", async () => {
      await save("p1");
      const change = { price: paise(160_000), story: "Long ago" };
      await save("p1", { version: 1, with: change });
      expect(await product("p1")).toMatchObject({ price: "1600.00", version: 2 });
      expect((await history("p1"))[0]).toBe("updated · price: 1600.00 · story: Long ago");
      expect(await save("p1", { version: 2, with: change })).toMatchObject({ kind: "saved" });
      expect(await product("p1")).toMatchObject({ version: 2 });
      expect(await history("p1")).toHaveLength(2);
    });

    test("names the group that makes it in its history, and is refused where that is gone (PROMISE-10)", async () => {
      await shop.addAll("making_groups", [{ id: "g", name: "Painting", pieces_week: 12 }]);
      await save("p1", { with: { makingGroup: "g", makingWeight: 3 } });
      expect(await product("p1")).toMatchObject({ making_group: "g", making_weight: 3 });
      await save("p1", { version: 1, with: { makingGroup: null, makingWeight: 3 } });
      await save("p1", { version: 2, with: { makingGroup: "g", makingWeight: 2 } });
      expect(await history("p1")).toEqual([
        "updated · making group: Painting · making weight: 2",
        "updated · making group: none",
        "created · name: Lotus Tote",
      ]);
      const errors = { makingGroup: productText.errors.makingGroup };
      const gone = save("p1", { version: 3, with: { makingGroup: "gone" } });
      expect(await gone).toEqual({ kind: "refused", errors });
    });

    test("tells a stale form, and overwrites nothing", async () => {
      await save("p1");
      await save("p1", { version: 1, with: { name: "Fish Tote" } });
      expect(await save("p1", { version: 1, with: { name: "Sun Tote" } })).toEqual({ kind: "stale" });
      expect(await product("p1")).toMatchObject({ name: "Fish Tote" });
      await shop.remove("products");
      expect(await save("p1", { version: 2 })).toEqual({ kind: "gone" });
      expect(await product("p1")).toBeUndefined();
    });

    test("sent twice is one product", async () => {
      await save("p1");
      expect(await save("p1")).toMatchObject({ kind: "saved" });
      expect(await history("p1")).toHaveLength(1);
      await shop.set("products", "p1", { stock_count: 2 });
      expect(await save("p1")).toMatchObject({ kind: "saved" });
      expect(await product("p1")).toMatchObject({ stock_count: 2, version: 1 });
      await save("p1", { version: 1, with: { name: "Fish Tote" } });
      expect(await save("p1")).toEqual({ kind: "stale" });
    });

    test("of a new product with the id of one that is there is stale, and overwrites nothing", async () => {
      await save("p1");
      expect(await save("p1", { with: { name: "Sun Tote" } })).toEqual({ kind: "stale" });
      expect(await product("p1")).toMatchObject({ name: "Lotus Tote", version: 1 });
    });

    test("sent eight times at once is one product", async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => save("p1")));
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => "saved"));
      expect(await history("p1")).toHaveLength(1);
    });

    test("refuses a slug and an SKU that are used, at their fields", async () => {
      await save("p1", { with: { sku: "JC-1" } });
      const used = { kind: "refused", errors: { slug: "This slug is already used." } };
      expect(await save("p2", { with: { name: "Fish Tote", sku: "JC-2" } })).toEqual(used);
      const errors = { sku: "This SKU is already used." };
      expect(await save("p2", { with: { slug: "other", sku: "JC-1" } })).toEqual({ kind: "refused", errors });
      expect(await product("p2")).toBeUndefined();
    });

    test("gives one whose slug nobody chose the next that is free", async () => {
      for (const id of ["p1", "p2", "p3"]) await save(id, { with: { sku: id } });
      const slugs = await Promise.all(["p1", "p2", "p3"].map(async (id) => (await product(id))?.slug));
      expect(slugs).toEqual(["lotus-tote", "lotus-tote-2", "lotus-tote-3"]);
    });

    test.each([
      ["LOTUS-tote", "jc-1", "slug"],
      ["lotus\u00AD-tote", "other", "slug"],
      ["other", "Jc-\uFF11", "sku"],
      ["other", "JC\u200B-1 ", "sku"],
    ])("refuses the slug %j with the SKU %j, which read as those of another", async (slug, sku, field) => {
      await save("p1", { with: { sku: "JC-1" } });
      const errors = { [field]: expect.stringContaining("is already used") };
      expect(await save("p2", { with: { slug, sku } })).toMatchObject({ kind: "refused", errors });
      const own = { slug: "LOTUS-tote", sku: "jc-1" };
      expect(await save("p1", { version: 1, with: own })).toMatchObject({ kind: "saved" });
    });

    test("of two at once whose SKUs read the same, one is saved", async () => {
      const skus = ["JC-1", "jc-1", "Jc-1", "jC-1"];
      const saves = skus.map((sku, at) => save(`p${at}`, { with: { sku, slug: `tote-${at}` } }));
      const outcomes = await Promise.all(saves);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "refused", "refused", "saved"]);
    });

    test("keeps the old address of a product whose slug changed", async () => {
      await save("p1");
      await save("p1", { version: 1, with: { slug: "fish-tote" } });
      expect(await findProduct(shop.db, "lotus-tote", shop.now())).toMatchObject({ slug: "fish-tote" });
    });
  });

  describe("stock that orders took meanwhile", () => {
    beforeEach(async () => {
      await save("p1", { with: { stockCount: 3 } });
      const taken = [{ id: "p1", variantId: null, quantity: 3 }];
      await shop.db.transaction().execute((trx) => takeStock(trx, taken));
    });
    const shown = { inStock: true, stockCount: 3 };

    test("stays taken when the form changed something else", async () => {
      await save("p1", { version: 1, shown, with: { stockCount: 3, name: "Fish Tote" } });
      expect(await product("p1")).toMatchObject({ name: "Fish Tote", stock_count: 0, in_stock: false });
    });

    test("is told when the form counted anew", async () =>
      expect(await save("p1", { version: 1, shown, with: { stockCount: 10 } })).toEqual({
        kind: "refused",
        errors: { stockCount: soldMeanwhile },
        stock: { inStock: false, stockCount: 0 },
      }));

    test("can be bought again once the form went on from what it was told", async () => {
      const told = await save("p1", { version: 1, shown, with: { stockCount: 10 } });
      if (told.kind !== "refused" || !told.stock) throw new Error(told.kind);
      await save("p1", { version: 1, shown: told.stock, with: { stockCount: 10 } });
      const sold = await findProduct(shop.db, "lotus-tote", shop.now());
      expect(sold).toMatchObject({ inStock: true, stockCount: 10 });
    });

    test("stays out of stock where the form says so", async () => {
      const told = await save("p1", { version: 1, shown, with: { stockCount: 10 } });
      if (told.kind !== "refused" || !told.stock) throw new Error(told.kind);
      await save("p1", { version: 1, shown: told.stock, with: { stockCount: 10, inStock: false } });
      expect(await product("p1")).toMatchObject({ stock_count: 10, in_stock: false });
    });
  });

  describe("pictures", () => {
    test("are claimed with the save, and go when they are given up", async () => {
      const [one, two] = [await upload("p1"), await upload("p1")];
      await save("p1", { pictures: images(one, two, one) });
      expect(await product("p1")).toMatchObject({ images: [one, two] });
      await save("p1", { version: 1, pictures: images(two) });
      expect(await filesOf("p1")).toBe(3);
      expect(await product("p1")).toMatchObject({ images: [two] });
      await deleteProducts(shop, owner, ["p1"]);
      expect(await filesOf("p1")).toBe(0);
      expect(await shop.rows("uploads")).toEqual([]);
    });

    test("stay for the next try when the save is refused", async () => {
      await save("p1");
      const url = await upload("p2");
      const taken = { pictures: images(url), with: { name: "Fish Tote" } };
      expect((await save("p2", taken)).kind).toBe("refused");
      expect((await save("p2", { pictures: images(url), with: { slug: "two" } })).kind).toBe("saved");
      expect(await product("p2")).toMatchObject({ images: [url] });
    });

    test("of another product, of nobody, or from elsewhere are not taken", async () => {
      const foreign = await upload("p9");
      for (const url of [
        foreign,
        "/files/product_images/p1/0_1x1.webp",
        "https://evil.example/a.png",
        "javascript:alert(1)",
        "/files/../secret.key",
      ]) {
        const outcome = await save("p1", { pictures: images(url) });
        expect(outcome).toMatchObject({ kind: "refused", errors: { images: expect.any(String) } });
      }
      expect(await product("p1")).toBeUndefined();
      expect(await shop.rows("uploads")).toMatchObject([{ url: foreign }]);
    });

    test("that waited too long are told at their own field", async () => {
      const [image, lost] = [await upload("p1"), "/files/product_og_images/p1/gone_1x1.webp"];
      const text = "A picture waited too long to be saved and was removed. Please add it again.";
      const outcome = await save("p1", { pictures: { ...images(image), ogImage: lost } });
      expect(outcome).toEqual({ kind: "refused", errors: { ogImage: text } });
    });

    test("that lie elsewhere are left alone when their product goes", async () => {
      const url = await upload("p7");
      await shop.addProducts([{ id: "p1", name: "Old", images: [url, "https://cdn.example/a.jpg"] }]);
      await deleteProducts(shop, owner, ["p1"]);
      expect(await filesOf("p7")).toBe(3);
    });

    test("more than five are refused, five kept ones may stay six", async () => {
      const urls = await Promise.all(Array.from({ length: 6 }, () => upload("p1")));
      expect((await save("p1", { pictures: images(...urls) })).kind).toBe("refused");
      const old = Array.from({ length: 6 }, (_, index) => `https://cdn.example/${index}.jpg`);
      await shop.addProducts([{ id: "p2", name: "Imported", slug: "imported", images: old }]);
      expect((await save("p2", { version: 1, pictures: images(...old) })).kind).toBe("saved");
    });
  });
});
