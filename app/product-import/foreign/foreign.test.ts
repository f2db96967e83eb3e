import { expect, test } from "vitest";
import { pathKey } from "#catalogue/moved/moved-address.db.server.ts";
import { foreignKind, soundPictures } from "./foreign.ts";
import { guessedCategory, guessedTechnique, pricesOf, sharedText, weightText } from "./foreign-values.ts";

test.each([
  ["handle,title,body (html),option1 name,variant price", "shopify"],
  ["title,url handle,description,option1 value,price", "shopify"],
  ["id,type,sku,name,published,regular price", "woocommerce"],
  ["type,name,regular price,parent", "woocommerce"],
  ["slug,name,price,variant_price", undefined],
  ["slug,title,handle", undefined],
  ["type,name,price", undefined],
])("a file with the columns %s is of %s", (header, kind) =>
  expect(foreignKind(header.split(","))).toBe(kind),
);

test.each([
  ["250", "g", "250 g"],
  ["999.4", "g", "999 g"],
  ["1250", "g", "1.25 kg"],
  ["0.5", "kg", "500 g"],
  ["0,5", "kg", "500 g"],
  ["1", "lbs", "454 g"],
  ["2.5", "lb", "1.134 kg"],
  ["8", "OZ", "227 g"],
  ["0", "g", ""],
  ["", "g", ""],
  ["-3", "kg", ""],
  ["5", "stone", ""],
  ["heavy", "kg", ""],
])("%s %s weighs '%s'", (number, unit, text) => expect(weightText(number, unit)).toBe(text));

test.each([
  ["Tote Bags", "bags"],
  ["Silk Stoles", "accessories"],
  ["Home Decor", "decor"],
  ["Gift Box", undefined],
  ["", undefined],
])("the type '%s' is %s", (type, category) => expect(guessedCategory(type)).toBe(category));

test.each([
  ["hand-painted tote", "hand-painted"],
  ["Madhubani art", "hand-painted"],
  ["embroidered", "embroidered"],
  ["block printed cotton", "printed"],
  ["sprint shoes", undefined],
])("'%s' says that it is %s", (words, technique) => expect(guessedTechnique(words)).toBe(technique));

test.each([
  ["999<1299", { price: "1299", sale_price: "999" }, [""], false],
  ["999.50", { price: "999.50" }, [""], false],
  ["999<999", { price: "999" }, [""], false],
  ["100 100", { price: "100" }, ["", ""], false],
  ["100<150 120", { price: "100" }, ["", "120"], true],
  ["", { price: "" }, [""], false],
  ["free", { price: "free" }, [""], false],
])("prices of %s are %j of the product and %j of its variants", (given, cells, own, isWasLost) => {
  const prices = given.split(" ").map((each) => each.split("<"));
  expect(pricesOf(prices.map(([price = "", was = ""]) => ({ price, was })))).toEqual({
    cells,
    own,
    isWasLost,
  });
});

test("what all say alike is the product's", () => {
  expect(sharedText(["1 kg", "1 kg"])).toEqual({ product: "1 kg", own: ["", ""] });
  expect(sharedText(["1 kg", "2 kg"])).toEqual({ product: "1 kg", own: ["1 kg", "2 kg"] });
  expect(sharedText([])).toEqual({ product: "", own: [] });
});

test("pictures are https addresses, each once, and five at most", () => {
  const picture = (url: string, ...values: string[]) => ({
    ...{ url, alt: "" },
    variants: values.map((value) => [value]),
  });
  const given = [
    ...["https://a.example/1.jpg", "http://a.example/2.jpg", "javascript:alert(1)", ""].map((url) =>
      picture(url),
    ),
    ...[picture("https://a.example/1.jpg", "red"), picture("https://a.example/3.jpg?v=1,2")],
  ];
  expect(soundPictures(given, 1)).toEqual({
    pictures: [picture("https://a.example/1.jpg", "red")],
    wrong: ["http://a.example/2.jpg", "javascript:alert(1)"],
    left: 1,
  });
});

test.each([
  ["/products/Lotus-Tote/", "/products/lotus-tote"],
  ["/collections/summer/products/lotus", "/products/lotus"],
  ["/product-category/bags/totes/", "/product-category/bags/totes"],
  ["/products/%E0%A4%9D", "/products/झ"],
  ["/products/%zz", "/products/%zz"],
  ["/", "/"],
])("the address %s is kept as %s", (path, key) => expect(pathKey(path)).toBe(key));
