import { expect, test } from "vitest";
import type { Permission } from "#accounts/staff/permissions.ts";
import { mayHaveTold } from "./event-permissions.ts";

test.each<{ held: Permission[]; may: boolean }>([
  { held: ["settings"], may: false },
  { held: ["settings", "pack", "money", "export"], may: false },
  { held: ["settings", "orders"], may: true },
  { held: ["products"], may: true },
  { held: ["messages"], may: true },
])("whoever holds $held may have a webhook told of something: $may (WEBHOOK-1)", ({ held, may }) =>
  expect(mayHaveTold((permission) => held.includes(permission))).toBe(may),
);
