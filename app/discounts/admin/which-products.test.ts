import { describe, expect, test } from "vitest";
import { discountAdminText } from "./discount-admin.text.ts";
import { deletedProduct, whichProducts } from "./which-products.ts";

const say = discountAdminText.errors;
const products = [
  { id: "1", slug: "kohbar-tote", sku: "KT-1", name: "Kohbar Tote" },
  { id: "2", slug: "kohbar-tote-red", sku: null, name: "Kohbar Tote" },
  { id: "3", slug: "clutch", sku: "C-1", name: "Clutch" },
  { id: "4", slug: "wallet", sku: "clutch", name: "Wallet" },
];

describe("products that an owner names", () => {
  const ids = (names: string[], kept: string[] = []) => whichProducts(names, products, kept);

  test.each([
    { names: ["kohbar-tote"], found: ["1"] },
    { names: ["KOHBAR-TOTE-RED", "C-1"], found: ["2", "3"] },
    { names: ["wallet", "Wallet"], found: ["4"] },
    // An address comes before another product's SKU.
    { names: ["clutch"], found: ["3"] },
  ])("$names", ({ names, found }) => expect(ids(names)).toEqual({ ids: found }));

  test("that share a name are not guessed", () => {
    const error = say.whichSeveral("kohbar tote", ["kohbar-tote", "kohbar-tote-red"]);
    expect(ids(["C-1", "kohbar tote"])).toEqual({ error });
    expect(ids(["nothing"])).toEqual({ error: say.whichUnknown("nothing") });
  });

  test("that are deleted stay where they were, and come to no other discount", () => {
    expect(ids(["clutch", deletedProduct("9")], ["3", "9"])).toEqual({ ids: ["3", "9"] });
    expect(ids([deletedProduct("9")])).toEqual({ error: say.whichUnknown(deletedProduct("9")) });
  });
});
