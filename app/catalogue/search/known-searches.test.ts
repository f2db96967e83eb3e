import { expect, test } from "vitest";
import { KnownSearches } from "./known-searches.ts";

const often = { isFrequent: true } as const;

test("a search is known for the version of the catalogue that it was met in", () => {
  const searches = new KnownSearches(10);
  searches.note("lotus", often, 3);
  searches.note("lotsu", { correctedTo: "lotus" }, 3);
  expect(searches.of("lotus")).toEqual({ fact: often, version: 3 });
  expect(searches.of("lotsu")).toEqual({ fact: { correctedTo: "lotus" }, version: 3 });
  expect(searches.of("fish")).toBeUndefined();
});

test("another version forgets what was known", () => {
  const searches = new KnownSearches(10);
  searches.note("lotus", often, 3);
  searches.note("fish", often, 4);
  expect(searches.of("lotus")).toBeUndefined();
  expect(searches.of("fish")).toEqual({ fact: often, version: 4 });
});

test("no more than so many are known", () => {
  const searches = new KnownSearches(2);
  for (const search of ["lotus", "fish", "peacock"]) searches.note(search, often, 3);
  expect(["lotus", "fish", "peacock"].filter((each) => searches.of(each))).toEqual(["peacock"]);
});
