import { expect, test } from "vitest";
import { handicraftHint, handicraftRate, mayBeHandicraft } from "./handicraft.ts";

test.each([
  ["42022220", "5"],
  ["4202", "5"],
  ["4203", undefined],
  ["57050090", "5"],
  ["71171990", "3"],
  ["71131110", "3"],
  ["71131910", undefined],
  ["97011010", "5"],
  ["62149010", "5"],
  ["85171300", undefined],
  ["42", undefined],
  ["", undefined],
])("of the handicraft list the code %s bears %s", (hsn, rate) => expect(handicraftRate(hsn)).toBe(rate));

test("a listed code says its rate, its day and its source, however it is typed", () => {
  expect(handicraftHint("4202 22 20")).toBe(
    "On the handicraft list: what is made by hand bears 5 % since 22 September 2025 (Notification 13/2025-Central Tax (Rate)). This changes nothing by itself.",
  );
  expect(handicraftHint("8517")).toBeUndefined();
});

test.each([
  ["42022220", true],
  ["3406", true],
  ["6304", true],
  ["94049000", true],
  ["9701", true],
  ["6109", false],
  ["4820", false],
  ["392690", false],
  ["63", false],
  ["", false],
])("without a registration %s may go to another state: %s", (hsn, may) =>
  expect(mayBeHandicraft(hsn)).toBe(may),
);
