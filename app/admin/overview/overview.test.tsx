import { expect, test } from "vitest";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { ActivityList } from "./activity-list.tsx";
import { type Activity, cutComment, recentActivity } from "./recent-activity.ts";

const at = (kind: Activity["kind"], minute: number): Activity => ({
  kind,
  id: `${kind}-${minute}`,
  at: new Date(Date.UTC(2026, 10, 21, 9, minute)),
  name: "Asha",
  about: "",
  more: null,
});
const ids = (activities: readonly Activity[]) => activities.map(({ id }) => id);

test("the three kinds are merged, newest first, five in all", () => {
  const orders = [at("order", 50), at("order", 40), at("order", 30)];
  const quotes = [at("quote", 45), at("quote", 10)];
  expect(
    ids(recentActivity(orders, quotes, [at("comment", 55), at("comment", 42), at("comment", 5)])),
  ).toEqual(["comment-55", "order-50", "quote-45", "comment-42", "order-40"]);
});

test("a busy kind gives its latest three only", () => {
  const orders = [10, 59, 58, 57, 56].map((minute) => at("order", minute));
  expect(ids(recentActivity(orders, [at("quote", 1)], []))).toEqual([
    "order-59",
    "order-58",
    "order-57",
    "quote-1",
  ]);
});

test("nothing happened: nothing is shown", () => expect(recentActivity([], [], [])).toEqual([]));

test.each([
  { text: "Lovely bag", cut: "Lovely bag" },
  { text: "x".repeat(50), cut: "x".repeat(50) },
  { text: "x".repeat(51), cut: `${"x".repeat(50)}…` },
  { text: `${"x".repeat(49)} yz`, cut: `${"x".repeat(49)}…` },
  { text: " two\n\nlines ", cut: "two lines" },
  { text: "🐟".repeat(60), cut: `${"🐟".repeat(50)}…` },
])("'$text' is cut to '$cut'", ({ text, cut }) => expect(cutComment(text)).toBe(cut));

test("a name that runs from right to left turns no amount around", () => {
  const at = new Date("2026-01-02T03:04:05Z");
  const order = { kind: "order", id: "1", at, name: "فاطمہ علی", about: "JC-1", more: "1499.00" } as const;
  const html = routedMarkup(<ActivityList activity={[order]} now={at} />);
  expect(html).toContain("Order JC-1 by <bdi>فاطمہ علی</bdi></a> <span");
});
