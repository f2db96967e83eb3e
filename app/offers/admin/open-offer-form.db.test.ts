import { beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { offerShop } from "../../../tests/database/offer-shop.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { linesAmong } from "../writing/typed-lines.ts";
import { openNewOffer } from "./open-offer-form.server.ts";

eachDatabase("the form of an offer for a request of the business page (OFFER-36)", (database) => {
  const db = () => database().db;

  async function opened(product: string) {
    await db()
      .insertInto("bulk_quotes")
      .values({
        ...{ id: "asked", kind: "quote", source: "b2b", full_name: "Asha", email: "asha@example.com" },
        ...{ product_name: product, quantity_required: 120, status: "New" },
      })
      .execute();
    const form = await openNewOffer(offerShop(database()), "asked");
    const [line] = linesAmong(form?.typed ?? {});
    return { line, meant: form?.meant.map((each) => each.product.id), products: form?.products };
  }

  beforeEach(async () => {
    for (const table of ["bulk_quotes", "products", "translations"] as const)
      await db().deleteFrom(table).execute();
    await addProducts(db(), [
      { id: "tote", name: "Kohbar Tote", sku: "KT-1", collection: "core", price: "450" },
      { id: "plus", name: "Bag A+", slug: "a-plus", collection: "core", price: "300" },
      { id: "minus", name: "Bag A-", slug: "a-minus", collection: "core", price: "300" },
      { id: "twin-1", name: "Twin Sling", slug: "twin-1" },
      { id: "twin-2", name: "Twin Sling", slug: "twin-2" },
    ]);
    const hindi = {
      kind: "product",
      field: "name",
      language: "hi",
      record_id: "tote",
      source_hash: "0".repeat(64),
    } as const;
    await db()
      .insertInto("translations")
      .values({ ...hindi, text: "कोहबर झोला" })
      .execute();
  });

  test.each(["Kohbar Tote", " kohbar  tote ", "kt-1", "कोहबर झोला"])(
    "has the product that is called %s in its line, at the bulk price, and says what it was asked for as",
    async (asked) => {
      const { line, meant, products } = await opened(asked);
      expect(line).toMatchObject({ product: "tote", name: "Kohbar Tote", quantity: "120", price: "229" });
      expect(line?.asked).toBe(asked.trim().replace(/ +/g, " "));
      expect([meant, products?.map(({ id }) => id)]).toEqual([[], ["tote"]]);
    },
  );

  test("knows names apart that differ by a sign", async () => {
    expect((await opened("Bag A-")).line).toMatchObject({ product: "minus", price: "229" });
  });

  test("asks which one where several are called so", async () => {
    const { line, meant } = await opened("twin sling");
    expect(line).toMatchObject({ product: "", name: "twin sling", price: "" });
    expect(meant?.sort()).toEqual(["twin-1", "twin-2"]);
  });

  test("asks about what comes near, and about nothing where nothing does", async () => {
    expect(await opened("Tote with a Kohbar")).toMatchObject({ line: { product: "" }, meant: ["tote"] });
    await db().deleteFrom("bulk_quotes").execute();
    expect(await opened("Brass lamps")).toMatchObject({ line: { product: "" }, meant: [] });
  });
});
