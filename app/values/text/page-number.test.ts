import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=50", 50],
  ["page=51", 1],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=two", 1],
])("'%s' asks for page %i of 50", (query, page) =>
  expect(pageNumber(new URLSearchParams(query), 50)).toBe(page),
);
