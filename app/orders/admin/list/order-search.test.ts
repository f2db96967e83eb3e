import { expect, test } from "vitest";
import { searchParts, wholeNumber } from "./order-search.ts";

test.each([
  ["", []],
  ["  ", []],
  ["JC-1795000000123", ["jc-1795000000123"]],
  ["1795000000123", ["1795000000123"]],
  ["Asha  Kumari", ["asha", "kumari"]],
  ["asha ASHA", ["asha"]],
  ["98765 43210", ["9876543210"]],
  ["+91 98765-43210", ["9876543210"]],
  ["098765 43210", ["9876543210"]],
  ["(011) 2222 1234", ["1122221234"]],
  ["a@example.com", ["a@example.com"]],
  ["Zoë D’Souza", ["zoe", "d'souza"]],
  ["९८७६५ ४३२१०", ["9876543210"]],
  ["JC–1795000000123", ["jc-1795000000123"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
])("%j is searched as %j", (text, parts) => expect(searchParts(text)).toEqual(parts));

test.each([
  ["jc-1795000000001", "JC-1795000000001"],
  ["jc-179500000000", undefined],
  ["jc-17950000000012", undefined],
  ["1795000000001", undefined],
])("%s is the whole number %s", (part, number) => expect(wholeNumber(part)).toBe(number));
