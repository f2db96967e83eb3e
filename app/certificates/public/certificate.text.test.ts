import { expect, test } from "vitest";
import { techniques } from "#catalogue/product.ts";
import type { CertificateFacts } from "../certificate.ts";
import { techniqueWords } from "./certificate.text.ts";
import { isBeyondEdition, isLookedAtOften } from "./public-certificate.ts";

test.each(techniques)("only what is painted is called so: %s", (technique) =>
  expect(/paint/i.test(techniqueWords[technique])).toBe(technique === "hand-painted"),
);

const facts: CertificateFacts = {
  ...{ product: "Scroll", option: null, maker: null, technique: "printed", material: null, size: null },
  ...{ picture: null, edition: null },
};

test.each([
  ["Edition of 25", 25, false],
  ["Edition of 25", 26, true],
  ["Limited edition", 300, false],
  [null, 300, false],
])("of '%s' the piece %i has passed its count: %s", (edition, number, isBeyond) =>
  expect(isBeyondEdition({ number, facts: { ...facts, edition } })).toBe(isBeyond),
);

test.each([
  ["issued", 29, false],
  ["issued", 30, true],
  ["claimed", 300, false],
  ["void", 300, false],
] as const)("one that is %s and was looked at %i times looks copied: %s", (state, looks, isOften) =>
  expect(isLookedAtOften({ state, looks })).toBe(isOften),
);
