import { expect, test } from "vitest";
import { isSlug, slugNote } from "./slug.ts";

test.each([
  ["कमल झोला", "", /^Type one/],
  ["कमल झोला", "kamal-jhola", /^$/],
  [" ", "", /^$/],
])("'%s' with the slug '%s' is told %s", (name, slug, note) =>
  expect(slugNote(name, slug, "Type one.") ?? "").toMatch(note),
);

test.each(["a/b", "a b", "", "..", "a?b", "x".repeat(201)])("'%s' is no slug", (text) =>
  expect(isSlug(text)).toBe(false),
);
