import { expect, test } from "vitest";
import { shrinkingOf } from "./shrinking.ts";

const mega = 1024 * 1024;

test.each([
  { type: "image/jpeg", size: 12 * mega, shrinking: "opaque" },
  { type: "image/heic", size: 3 * mega, shrinking: "opaque" },
  { type: "image/png", size: 8 * mega, shrinking: "opaque" },
  { type: "image/png", size: 20 * mega + 1, shrinking: "always" },
  { type: "image/jpeg", size: 1_500_000, shrinking: "none" },
  { type: "image/gif", size: 12 * mega, shrinking: "none" },
  { type: "", size: 12 * mega, shrinking: "none" },
])("PHOTO-3: of $type with $size bytes is shrunk: $shrinking", ({ shrinking, ...file }) =>
  expect(shrinkingOf(file)).toBe(shrinking),
);
