import { expect, test } from "vitest";
import { whyUnreviewable } from "./reviewable-line.ts";

const line = { productId: "tote", quantity: 3, arrived: 3, refunded: 0 };

test.each([
  ["a delivered line is reviewed", {}, undefined],
  ["so is one of which a part has arrived", { arrived: 1 }, undefined],
  ["and one of which a part was refunded", { refunded: 2 }, undefined],
  ["one on its way is not", { arrived: 0 }, "not_arrived"],
  ["nor one whose money went back", { refunded: 3 }, "refunded"],
  ["nor what no product is any more", { productId: null }, "gone"],
] as const)("%s", (_, standing, why) => expect(whyUnreviewable({ ...line, ...standing })).toBe(why));
