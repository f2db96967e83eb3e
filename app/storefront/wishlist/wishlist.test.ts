import { expect, test } from "vitest";
import { idsAsked, longestWishlist, parseWishlist, withItem, withoutItem } from "./wishlist.ts";

test("the newest wish stands in front, once", () => {
  expect(withItem(["a", "b"], "c")).toEqual(["c", "a", "b"]);
  expect(withItem(["a", "b"], "b")).toEqual(["a", "b"]);
  expect(withoutItem(["a", "b"], "a")).toEqual(["b"]);
});

test("a full list loses its oldest", () => {
  const full = Array.from({ length: longestWishlist }, (_, index) => `p${index}`);
  expect(withItem(full, "new")).toHaveLength(longestWishlist);
  expect(withItem(full, "new").at(-1)).toBe(`p${longestWishlist - 2}`);
});

test.each([
  { stored: null, list: [] },
  { stored: "", list: [] },
  { stored: "{", list: [] },
  { stored: '{"a":1}', list: [] },
  { stored: '["a",1,null,"","a","b"]', list: ["a", "b"] },
  { stored: JSON.stringify(["x".repeat(101), "ok", "a\0b", "\n"]), list: ["ok"] },
])("stored $stored is read as $list", ({ stored, list }) => expect(parseWishlist(stored)).toEqual(list));

test.each([
  { parameter: null, ids: [] },
  { parameter: "a,b,,a", ids: ["a", "b"] },
  ...["", ",,,", "x".repeat(9000)].map((parameter) => ({ parameter, ids: [] })),
])("ids=$parameter asks for $ids", ({ parameter, ids }) => expect(idsAsked(parameter)).toEqual(ids));
