import { expect, test } from "vitest";
import { heldBy, implied, isSame, isWithin, permissions, permissionsIn } from "./permissions.ts";

test("who packs or looks after the money sees orders (STAFF-4)", () => {
  expect(permissionsIn(["pack"])).toEqual(["orders", "pack"]);
  expect([permissionsIn(["money"]), permissionsIn(["stories"])]).toEqual([["orders", "money"], ["stories"]]);
  expect(heldBy("admin", ["pack"])).toEqual({ orders: true, pack: true });
  // What is implied implies nothing further: one step is all there is to follow.
  for (const each of Object.values(implied)) expect(implied[each]).toBeUndefined();
});

test("what is no permission allows nothing, and a customer may do nothing", () => {
  expect(permissionsIn(["everything", "__proto__", "Money", ""])).toEqual([]);
  expect([heldBy("user", null), heldBy("user", [...permissions])]).toEqual([{}, {}]);
});

test.each([
  { one: ["pack"], other: ["pack"], within: true },
  { one: ["orders"], other: ["pack"], within: true },
  { one: ["pack"], other: ["orders"], within: false },
  { one: ["pack", "money"], other: ["pack", "staff"], within: false },
  { one: [...permissions], other: null, within: true },
  { one: null, other: null, within: true },
  // All ten by name are not what an owner has, who gets what comes later, too.
  { one: null, other: [...permissions], within: false },
])("$one within $other: $within", ({ one, other, within }) => expect(isWithin(one, other)).toBe(within));

test("the same permissions are the same in any order, and with what they imply", () =>
  expect([isSame(["pack", "orders"], ["pack"]), isSame(null, [...permissions])]).toEqual([true, false]));
