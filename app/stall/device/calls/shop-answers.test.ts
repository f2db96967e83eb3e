import { expect, test } from "vitest";
import { stallList } from "../../../../tests/stall-list.ts";
import { isPairedDevice, listsIn, syncAnswerIn } from "./shop-answers.ts";

const list = stallList();

test.each<[string, unknown, boolean]>([
  ["lists", { lists: [list] }, true],
  ["none", { lists: [] }, true],
  ["a page of another network", "<html>", false],
  ["a list without its shop", { lists: [{ ...list, shop: null }] }, false],
  ["a price that is no number", { lists: [{ ...list, goods: [{ ...list.goods[0], price: "1" }] }] }, false],
])("lists are read of %s: %j", (_, body, isRead) => expect(listsIn(body) !== undefined).toBe(isRead));

test("a device is one that has all", () => {
  const device = { deviceId: "d", secret: "s", letter: "A", name: "Phone", last: { "26-27": 4 } };
  expect(isPairedDevice(device)).toBe(true);
  expect(isPairedDevice({ ...device, last: { "26-27": "4" } })).toBe(false);
  expect(isPairedDevice({ ...device, secret: undefined })).toBe(false);
});

test("what the shop made of sales is read, and words that it never says are not", () => {
  const sales = [
    { id: "a", state: "booked" },
    { id: "b", state: "trouble", why: "sum" },
    { id: "c", state: "waiting" },
    null,
  ];
  const stalls = [
    { id: "patna", isClosed: false },
    { id: "delhi", isClosed: true },
  ];
  expect(syncAnswerIn({ have: { "26-27": 2 }, sales, stalls })).toEqual({
    have: { "26-27": 2 },
    states: new Map([
      ["a", "booked"],
      ["b", "trouble"],
    ]),
    closed: ["delhi"],
  });
  expect(syncAnswerIn({ sales })).toBeUndefined();
});
