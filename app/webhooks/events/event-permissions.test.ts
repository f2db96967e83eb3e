import { expect, test } from "vitest";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { mayHaveTold } from "./event-permissions.ts";

test.each<[Permission[], boolean]>([
  [["settings"], false],
  [["settings", "pack", "money", "export"], false],
  [["settings", "orders"], true],
  [["products"], true],
  [["messages"], true],
])("whoever holds %j may have a webhook told of something: %s (WEBHOOK-1)", (held, may) =>
  expect(mayHaveTold((permission) => held.includes(permission))).toBe(may),
);
