import { beforeEach, describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { choicesFor, colour, size } from "../../../../tests/database/product-choices.ts";
import { eachAdminPage, images } from "../../../../tests/database/products-admin.ts";
import { choiceRowsOf, openChoices } from "./choices.db.server.ts";

eachAdminPage("saving what a product can be had in", (shop) => {
  const { history, product, save, upload } = shop;
  const variantsOf = async (id: string) => (await choiceRowsOf(shop.db, [id])).get(id)?.variants ?? [];
  const sell = (key: string, left: number) => shop.set("product_variants", { key }, { stock_count: left });

  test("writes options, variants and texts with the product, and opens the form with them", async () => {
    const name = { label: "Name", most: 12, required: true, price: paise(150_00) };
    const facts = { large: { sku: "JT-L", ownPrice: paise(1299_50), stockCount: 3, weight: "400 g" } };
    await save("p1", { choices: choicesFor([size], facts, [name]) });
    const counted = { variants: 2, own_price_from: "1299.50" };
    expect(await product("p1")).toMatchObject({ ...counted, personal: [name], version: 1 });
    expect(await openChoices(shop.db, { id: "p1", personal: [name] })).toMatchObject({
      options: [
        { name: "Size", values: "Small\nLarge" },
        { name: "", values: "" },
      ],
      variants: [
        { values: ["Small"], offered: true, price: "", stockCount: "", inStock: true },
        { values: ["Large"], sku: "JT-L", price: "1299.50", stockCount: "3", weight: "400 g" },
      ],
      personal: [{ label: "Name", most: "12", required: true, price: "150" }, { label: "" }, { label: "" }],
    });
  });

  test("writes the steps by which it is made, opens the form with them, and says their change", async () => {
    const steps = [
      { name: "Cutting", rate: paise(20_00), piecesWeek: 60, hours: 0.5 },
      { name: "Painting", rate: null, piecesWeek: null },
    ];
    const saved = { ...choicesFor([]), steps };
    await save("p1", { choices: saved });
    expect((await openChoices(shop.db, { id: "p1", personal: [] })).steps.slice(0, 3)).toEqual([
      { name: "Cutting", rate: "20", week: "60", hours: "0.5" },
      { name: "Painting", rate: "", week: "", hours: "" },
      { name: "", rate: "", week: "", hours: "" },
    ]);
    await save("p1", { choices: saved });
    expect(await product("p1")).toMatchObject({ version: 1 });
    await save("p1", { version: 1, choices: { ...saved, steps: steps.slice(1) } });
    expect((await history("p1"))[0]).toBe("updated · steps: Painting");
    expect((await choiceRowsOf(shop.db, ["p1"])).get("p1")?.steps).toEqual(steps.slice(1));
  });

  test("keeps a variant's id where its key stays, drops the others, and says it in the history", async () => {
    await save("p1", { choices: choicesFor([size], { small: { sku: "S" }, large: { sku: "L" } }) });
    const [small, large] = await variantsOf("p1");
    const next = { ...size, values: ["Medium", "SMALL"] };
    await save("p1", { version: 1, choices: choicesFor([next], { small: { sku: "L", stockCount: 2 } }) });
    const [medium, again] = await variantsOf("p1");
    expect(again).toMatchObject({ id: small?.id, values: ["SMALL"], sku: "L", stock_count: 2, position: 2 });
    expect(medium).toMatchObject({ key: "medium", position: 1, version: 1 });
    expect([medium?.id, again?.id]).not.toContain(large?.id);
    expect((await history("p1"))[0]).toBe(
      "updated · SMALL: sku L, stock count 2 · options: Size (Medium, SMALL) · variants added: Medium · variants removed: Large",
    );
    expect(await product("p1")).toMatchObject({ version: 2, variants: 2 });
  });

  test("lets two variants change places and keys, and keeps their alerts apart", async () => {
    const [front, back] = [
      { name: "Front", values: ["Red", "Blue"] },
      { name: "Back", values: ["Red", "Blue"] },
    ];
    await save("p1", { choices: choicesFor([front, back]) });
    const idOf = async (key: string) => (await variantsOf("p1")).find((each) => each.key === key)?.id;
    const [redBlue, blueRed] = [await idOf("red-blue"), await idOf("blue-red")];
    await save("p1", { version: 1, choices: choicesFor([back, front]) });
    expect([await idOf("blue-red"), await idOf("red-blue")]).toEqual([redBlue, blueRed]);
  });

  test("a new value in the place of another one is another variant, unless its owner says so", async () => {
    await save("p1", { choices: choicesFor([size]) });
    const [small] = await variantsOf("p1");
    await save("p1", { version: 1, choices: choicesFor([{ ...size, values: ["Huge", "Large"] }]) });
    const [huge] = await variantsOf("p1");
    expect(huge?.id).not.toBe(small?.id);
    const said = { ...size, values: ["Giant", "Large"], was: { Giant: "Huge" } };
    await save("p1", { version: 2, choices: choicesFor([said]) });
    expect((await variantsOf("p1"))[0]).toMatchObject({ id: huge?.id, key: "giant" });
  });

  test("keeps values that differ by a sign, and opens with those that have commas", async () => {
    const group = { name: "Group: blood", values: ["A+", "A-", "Red, gold border"] };
    await save("p1", { choices: choicesFor([group]) });
    expect((await variantsOf("p1")).map(({ key }) => key)).toEqual(["a", "a-2", "red-gold-border"]);
    expect((await openChoices(shop.db, { id: "p1", personal: [] })).options[0]).toEqual({
      ...{ name: "Group: blood", values: "A+\nA-\nRed, gold border", was: {} },
      saved: group.values,
    });
  });

  test("exchanges two SKUs, and leaves what did not change as it is", async () => {
    await save("p1", { choices: choicesFor([size], { small: { sku: "A" }, large: { sku: "B" } }) });
    const turned = choicesFor([size], { small: { sku: "B" }, large: { sku: "A" } });
    await save("p1", { version: 1, choices: turned });
    expect((await variantsOf("p1")).map(({ sku }) => sku)).toEqual(["B", "A"]);
    await save("p1", { version: 2, choices: turned });
    expect(await product("p1")).toMatchObject({ version: 2 });
    expect(await history("p1")).toHaveLength(2);
  });

  test("takes all of them away again, and the product's own stock counts", async () => {
    await save("p1", {
      choices: choicesFor([size, colour], {}, [{ label: "N", most: 1, required: false, price: paise(0) }]),
    });
    await save("p1", { version: 1, with: { stockCount: 5 } });
    expect(await product("p1")).toMatchObject({ variants: 0, in_stock: true, stock_count: 5, personal: [] });
    expect((await choiceRowsOf(shop.db, ["p1"])).get("p1")).toBeUndefined();
  });

  test("refuses an SKU of another product and of its variants at its field", async () => {
    await shop.addProducts([{ id: "p2", name: "Other", slug: "other", sku: "JC-1" }]);
    await save("p3", { with: { slug: "third" }, choices: choicesFor([size], { small: { sku: "JC-2" } }) });
    const facts = { small: { sku: "jc-1" }, large: { sku: "jc-2" } };
    expect(await save("p1", { choices: choicesFor([size], facts) })).toMatchObject({
      errors: { "variant-0-sku": "This SKU is already used.", "variant-1-sku": "This SKU is already used." },
    });
    const errors = { sku: "This SKU is already used." };
    expect(await save("p1", { with: { sku: "JC-2" } })).toMatchObject({ errors });
    expect(await product("p1")).toBeUndefined();
  });

  test("of two at once with one SKU, one is saved", async () => {
    const outcomes = await Promise.all(
      ["p1", "p2", "p3"].map((id) =>
        save(id, { with: { slug: id }, choices: choicesFor([size], { small: { sku: "ONE" } }) }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "refused", "saved"]);
  });

  test("takes a picture of the product's, and no other", async () => {
    const [one, two] = [await upload("p1"), await upload("p1")];
    const evil = { picture: "https://evil.example/a.png" };
    const choices = choicesFor([size], { small: { picture: two }, large: evil });
    await save("p1", { pictures: images(one, two), choices });
    expect((await variantsOf("p1")).map(({ picture }) => picture)).toEqual([two, null]);
    await save("p1", { version: 1, pictures: images(one), choices });
    expect((await variantsOf("p1")).map(({ picture }) => picture)).toEqual([null, null]);
  });

  test("sent twice is one product; with other options, prices or texts it is told", async () => {
    const choices = choicesFor([size], { small: { stockCount: 3 } });
    await save("p1", { choices });
    await sell("small", 1);
    expect(await save("p1", { choices })).toMatchObject({ kind: "saved" });
    const dearer = choicesFor([size], { small: { stockCount: 3 }, large: { ownPrice: paise(1299_00) } });
    const written = choicesFor([size], { small: { stockCount: 3 } }, [
      { label: "Name", most: 12, required: false, price: paise(0) },
    ]);
    for (const other of [choicesFor([colour]), dearer, written])
      expect(await save("p1", { choices: other })).toEqual({ kind: "stale" });
    expect((await variantsOf("p1"))[0]).toMatchObject({ stock_count: 1 });
  });

  test("a stale form is told, and changes no variant", async () => {
    await save("p1", { choices: choicesFor([size]) });
    await save("p1", { version: 1, choices: choicesFor([size], { small: { weight: "1 kg" } }) });
    expect(await save("p1", { version: 1, choices: choicesFor([colour]) })).toEqual({ kind: "stale" });
    expect(await variantsOf("p1")).toHaveLength(2);
  });

  describe("stock that orders took meanwhile", () => {
    const shown = { inStock: true, stockCount: 3 };
    beforeEach(async () => {
      await save("p1", { choices: choicesFor([size], { small: { stockCount: 3 } }) });
      await sell("small", 1);
    });

    test("stays taken when the form changed something else", async () => {
      const facts = { small: { ...shown, shown, weight: "1 kg" } };
      await save("p1", { version: 1, choices: choicesFor([size], facts) });
      expect((await variantsOf("p1"))[0]).toMatchObject({ weight: "1 kg", stock_count: 1 });
    });

    test("is told at its field when the form counted anew, and taken from there", async () => {
      const facts = { small: { ...shown, shown, stockCount: 10 } };
      expect(await save("p1", { version: 1, choices: choicesFor([size], facts) })).toMatchObject({
        errors: {
          "variant-0-stock-count":
            "Pieces were sold meanwhile: 1 are left now. Check the count, then save again.",
        },
        stocks: new Map([["small", { inStock: true, stockCount: 1 }]]),
      });
      const now = { small: { ...shown, stockCount: 10, shown: { inStock: true, stockCount: 1 } } };
      await save("p1", { version: 1, choices: choicesFor([size], now) });
      expect((await variantsOf("p1"))[0]).toMatchObject({ stock_count: 10 });
    });
  });
});
