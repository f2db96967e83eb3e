import fc from "fast-check";
import { expect, test } from "vitest";
import { isSlug, slugNote, slugOf } from "./slug.ts";

const articles = new Set(["a", "the", "of", "and"]);

test.each([
  ["Lotus Tote", "lotus-tote"],
  ["The Song of the Fish", "song-fish"],
  ["Fish & Lotus", "fish-lotus"],
  ["  Peacock --  Sling  ", "peacock-sling"],
  ["Décor, hand-painted!", "decor-hand-painted"],
  ["A", ""],
  ["Theme and Offering", "theme-offering"],
  ["50% off_now", "50-off_now"],
  ["झोला", ""],
  ["-- --", ""],
  ["Fish, the, Lotus", "fish-the-lotus"],
])("'%s' is '%s'", (name, slug) => expect(slugOf(name, articles)).toBe(slug));

test.each([
  ["कमल झोला", "", /^Type an address/],
  ["कमल झोला", "kamal-jhola", /^$/],
  [" ", "", /^$/],
])("'%s' with the slug '%s' is told %s", (name, slug, note) =>
  expect(slugNote(name, slug) ?? "").toMatch(note),
);

test("whatever the name, the slug is empty or can stand in an address, and stays when it is made again", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (name) => {
      const slug = slugOf(name);
      expect(slug === "" || (isSlug(slug) && encodeURIComponent(slug) === slug)).toBe(true);
      expect(slugOf(slug)).toBe(slug);
    }),
  ));

test.each(["a/b", "a b", "", "..", "a?b", "x".repeat(201)])("'%s' is no slug", (text) =>
  expect(isSlug(text)).toBe(false),
);
