import { expect, test } from "vitest";
import { countries, isCountry } from "./countries.ts";
import { countriesInHindi } from "./countries-in-hindi.ts";

const inEach = [
  ["en", countries],
  ["hi", countriesInHindi],
] as const;

test.each(inEach)("all 249 of ISO 3166-1 have a name of their own in '%s', India first", (_, names) => {
  expect(names.size).toBe(249);
  expect(new Set(names.values()).size).toBe(249);
  expect([...names.keys()].sort()).toEqual([...countries.keys()].sort());
  expect([...names.keys()][0]).toBe("IN");
});

// What is kept is a name, so the list stays as it is when CLDR changes one.
test.runIf(process.versions.cldr?.startsWith("48"))("the names are CLDR's", () => {
  for (const [language, names] of inEach) {
    const cldr = new Intl.DisplayNames(language, { type: "region" });
    expect([...names]).toEqual([...names.keys()].map((code) => [code, cldr.of(code)]));
  }
});

test.each([
  ["India", true],
  ["United States", true],
  ["US", false],
  ["united states", false],
  ["Atlantis", false],
  ["", false],
])("%j is a country: %s", (name, isOne) => expect(isCountry(name)).toBe(isOne));
