import { expect, test } from "vitest";
import { isReturnNumber, mayMove, returnKindOf, returnReasons, wishesFor } from "./return-request.ts";

const states = ["requested", "approved", "received", "settled", "declined", "withdrawn"] as const;
const ways = states.flatMap((from) =>
  states.map((to) => `${from} > ${to}`).filter((_, at) => mayMove(from, states[at] ?? from)),
);

test("a request goes forward only, and ends once", () =>
  expect(ways).toEqual([
    "requested > approved",
    "requested > declined",
    "requested > withdrawn",
    "approved > received",
    "approved > settled",
    "approved > withdrawn",
    "received > settled",
  ]));

test.each([
  ["damaged", "refund", "damage"],
  ["wrong_item", "replacement", "damage"],
  ["not_as_described", "refund", "damage"],
  ["changed_mind", "refund", "return"],
  ["does_not_suit", "exchange", "exchange"],
  ["other", "refund", "return"],
] as const)("%s with the wish %s: %s", (reason, wish, kind) => expect(returnKindOf(reason, wish)).toBe(kind));

test("nobody gets an exchange for a fault, or a replacement without one", () =>
  expect(returnReasons.map((reason) => wishesFor(reason).join(" or "))).toEqual([
    "refund or exchange",
    "refund or exchange",
    ...["refund or replacement", "refund or replacement", "refund or replacement"],
    "refund or exchange",
  ]));

test.each([
  ["R-1795000000123", true],
  ["JC-1795000000123", false],
  ["R-", false],
  ["R-1 ", false],
])("'%s' is a number: %s", (text, is) => expect(isReturnNumber(text)).toBe(is));
