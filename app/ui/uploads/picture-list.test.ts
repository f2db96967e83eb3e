import { expect, test } from "vitest";
import { changeItem, isKept, moveItem, type PictureItem, roomFor, unsentText } from "./picture-list.ts";

const items: PictureItem[] = ["a", "b", "c"].map((key) => ({ key, url: `/${key}`, alt: "" }));
const order = (list: readonly PictureItem[]) => list.map(({ key }) => key).join("");

test.each([
  { key: "a", place: 1, result: "bac" },
  { key: "c", place: 0, result: "cab" },
  { key: "a", place: 9, result: "bca" },
  { key: "b", place: -4, result: "bac" },
  { key: "z", place: 0, result: "abc" },
])("$key to place $place gives $result", ({ key, place, result }) =>
  expect(order(moveItem(items, key, place))).toBe(result),
);

test("one item changes, the others stay the same", () => {
  const changed = changeItem(items, "b", { alt: "A fish" });
  expect(changed.map(({ alt }) => alt)).toEqual(["", "A fish", ""]);
  expect(changed[0]).toBe(items[0]);
});

test("a picture is kept when it is neither on its way nor held up", () => {
  const item: PictureItem = { key: "a", url: "/a", alt: "" };
  expect([
    isKept(item),
    isKept({ ...item, progress: 0 }),
    isKept({ ...item, failed: "It is too large." }),
  ]).toEqual([true, false, false]);
});

test.each([
  { failed: [], text: undefined },
  { failed: ["b"], text: "1 picture was not sent. Try again or remove it." },
  { failed: ["a", "c"], text: "2 pictures were not sent. Try again or remove them." },
])("of $failed.length that failed it says $text", ({ failed, text }) => {
  const list = items.map((item) =>
    failed.some((key) => key === item.key) ? { ...item, failed: "Lost." } : item,
  );
  expect(unsentText(list)).toBe(text);
});

test.each([
  { files: 3, held: 0, taken: 3, room: 5 },
  { files: 3, held: 3, taken: 2, room: 2 },
  { files: 1, held: 5, taken: 0, room: 0 },
  { files: 1, held: 7, taken: 0, room: 0 },
])("$files files beside $held: $taken are taken", ({ files, held, taken, room }) => {
  const found = roomFor(Array.from({ length: files }), held, 5);
  expect([found.taken.length, found.room]).toEqual([taken, room]);
});
