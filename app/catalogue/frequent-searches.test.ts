import { expect, test } from "vitest";
import { FrequentSearches } from "./frequent-searches.ts";

test("a search is known for the version of the catalogue that it was met in", () => {
  const searches = new FrequentSearches(10);
  searches.note("lotus", 3);
  expect(searches.versionOf("lotus")).toBe(3);
  expect(searches.versionOf("fish")).toBeUndefined();
});

test("another version forgets what was known", () => {
  const searches = new FrequentSearches(10);
  searches.note("lotus", 3);
  searches.note("fish", 4);
  expect(searches.versionOf("lotus")).toBeUndefined();
  expect(searches.versionOf("fish")).toBe(4);
});

test("no more than so many are known", () => {
  const searches = new FrequentSearches(2);
  for (const search of ["lotus", "fish", "peacock"]) searches.note(search, 3);
  expect(["lotus", "fish", "peacock"].filter((each) => searches.versionOf(each))).toEqual(["peacock"]);
});
