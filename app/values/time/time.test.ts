import { expect, test } from "vitest";
import { isUuid, uuidv7 } from "../uuid.ts";
import { longDate, longDateTime } from "./date-time.ts";

test.each([
  ["2026-11-21T07:05:35Z", "21 November 2026 at 12:35 pm"],
  ["2026-12-31T18:30:00Z", "1 January 2027 at 12:00 am"],
  ["2026-03-01T03:09:00Z", "1 March 2026 at 8:39 am"],
])("%s reads as %s in India", (moment, text) => {
  expect(longDateTime(new Date(moment))).toBe(text);
  expect(text.startsWith(longDate(new Date(moment)))).toBe(true);
});

test("ids are uuids of version 7 that sort by their moment", () => {
  const early = uuidv7(1_700_000_000_000, new Uint8Array(10).fill(255));
  const late = uuidv7(1_700_000_000_001, new Uint8Array(10));
  expect(early).toBe("018bcfe5-6800-7fff-bfff-ffffffffffff");
  expect(isUuid(late)).toBe(true);
  expect(early < late).toBe(true);
});
