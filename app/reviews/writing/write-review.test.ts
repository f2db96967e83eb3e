import { expect, test } from "vitest";
import { isSentAgain } from "./write-review.server.ts";

const review = {
  ...{ id: "r", stars: 5, title: null, body: "The painting is finer than in the picture." },
  ...{ photos: ["/files/a", "/files/b"], state: "pending" as const, hiddenReason: null },
  ...{ isShown: false, reply: null, version: 3 },
};
const sent = { ...review, stars: 5 as const, kept: [0, 1], photos: [] };

test.each([
  ["what changes nothing is the same", {}, true],
  ["so is what was sent before", { version: 2 }, true],
  ["with its photos, which come again", { version: 2, kept: [], photos: ["c", "d"] }, true],
  ["but not what an older page says", { version: 1 }, false],
  ["other stars are not", { stars: 4 as const }, false],
  ["nor another title", { title: "Fine" }, false],
  ["nor a photo less", { kept: [0] }, false],
  ["nor another photo in place of one", { kept: [0], photos: ["c"] }, false],
] as const)("%s", (_, differing, isSame) =>
  expect(isSentAgain(review, { ...sent, ...differing })).toBe(isSame),
);
