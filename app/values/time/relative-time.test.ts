import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

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
