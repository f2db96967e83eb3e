import { expect, test } from "vitest";
import { parseDocumentNumber } from "./document-number.ts";

test.each([
  ["INV/26-27/000120", "tax", "26-27", 120],
  ["BOS/26-27/000001", "supply", "26-27", 1],
  [" crn/99-00/999999 ", "credit", "99-00", 999_999],
  ["INV/2627/1000000", "tax", "26-27", 1_000_000],
  ["bos/9900/9999999", "supply", "99-00", 9_999_999],
])("%j is a document's number", (text, series, financialYear, serial) => {
  expect(parseDocumentNumber(text)).toEqual({ series, financialYear, serial });
});

const unfinished = ["", "120", "INV/26-27", "INV/26-27/120", "INV/26-27/000000", "INV/26-27/1e0005"];
const oddYears = ["INV/2-3/000001", "INV/26-28/000001", "INV/2628/1000000"];
const oddLengths = ["INV/26-27/1000000", "INV/2627/000001", "INV/2627/999999", "INV/2627/10000000"];
const oddParts = ["XYZ/26-27/000001", "INV/26-27/000001/1"];

test.each([...unfinished, ...oddYears, ...oddLengths, ...oddParts])("%j is none", (text) =>
  expect(parseDocumentNumber(text)).toBeUndefined(),
);
