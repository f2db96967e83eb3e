import { expect, test } from "vitest";
import { type Overview, unreadNotices, unreadOverview } from "./overview.ts";

const tone = "destructive";
const figures = { title: "Error Fetching Stats", text: "Could not load dashboard statistics.", tone };
const activity = { title: "Error Fetching Activity", text: "Could not load recent activity.", tone };
const stats = { products: 0, orders: 0, pendingComments: 0, newQuotes: 0 };
const read: Overview = { stats, attention: { alerts: [], counts: {} }, activity: [] };

test.each<[string, Overview, [] | null, object[]]>([
  ["everything is read", read, [], []],
  ["it is nobody's to see", {}, [], []],
  ["the first steps", { ...read, firstSteps: null }, [], [figures]],
  ["the stats", { ...read, stats: null }, [], [figures]],
  ["how it goes", { ...read, progress: null }, [], [figures]],
  ["what runs out", { ...read, low: null }, [], [figures]],
  ["the money", { ...read, coming: null }, [], [figures]],
  ["what waits", { ...read, attention: null }, [], [figures]],
  ["the visits", read, null, [figures]],
  ["the activity", { ...read, activity: null }, [], [activity]],
  ["nothing is read", unreadOverview, null, [figures, activity]],
])(
  "of the overview, where it is about %s, as much is told as could not be read",
  (_, overview, visits, told) => expect(unreadNotices(overview, visits)).toEqual(told),
);
