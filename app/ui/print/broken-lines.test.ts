import { expect, test } from "vitest";
import { brokenLines } from "./broken-lines.ts";

const widthOf = (line: string) => Array.from(line.replaceAll(/\p{M}/gu, "")).length;

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one\n\ntwo", 7, ["one", "", "two"]],
  ["TOTE-KOHBAR-01", 9, ["TOTE-", "KOHBAR-01"]],
  ["a abcdefghij b", 4, ["a", "abcd", "efgh", "ij b"]],
  ["42022220", 8, ["42022220"]],
  ["தமிழ்ச்செல்வி", 4, ["தமிழ்ச்", "செல்வி"]],
  ["", 4, [""]],
  ["wide", 0.5, ["w", "i", "d", "e"]],
])("%j in %d is %j", (text, width, lines) => expect(brokenLines(text, width, widthOf)).toEqual(lines));
