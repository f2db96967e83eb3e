import { expect, test } from "vitest";
import { isUuid, uuidv7 } from "../uuid.ts";
import { longDate, longDateTime } from "./date-time.ts";
import { relativeTime } from "./relative-time.ts";

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

const now = new Date("2026-11-21T12:00:00.900Z");

test.each([
  { at: "2026-11-21T12:00:00.900Z", text: "0 seconds ago" },
  { at: "2026-11-21T11:59:59.800Z", text: "1 second ago" },
  { at: "2026-11-21T11:59:01Z", text: "59 seconds ago" },
  { at: "2026-11-21T11:59:00Z", text: "1 minute ago" },
  { at: "2026-11-21T11:00:01Z", text: "59 minutes ago" },
  { at: "2026-11-21T10:00:00Z", text: "2 hours ago" },
  { at: "2026-11-20T12:00:01Z", text: "23 hours ago" },
  { at: "2026-11-20T12:00:00Z", text: "1 day ago" },
  { at: "2023-01-01T00:00:00Z", text: "1,420 days ago" },
  { at: "2026-11-21T12:00:05Z", text: "0 seconds ago" },
])("$at was $text", ({ at, text }) => expect(relativeTime(new Date(at), now)).toBe(text));
