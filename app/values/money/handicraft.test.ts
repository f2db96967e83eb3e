import { expect, test } from "vitest";
import { handicraftHint, handicraftRate } from "./handicraft.ts";

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
