import { describe, expect, test } from "vitest";
import { posts, readingNote } from "./post-fields.ts";
import { typeIntoPost } from "./post-texts.ts";

const { empty } = posts.form;

describe("slug, meta title and OG title", () => {
  test("follow the title until they are changed by hand", () => {
    const { texts } = typeIntoPost(empty, "title", "The Fish & the Lotus!", true);
    const title = "The Fish & the Lotus!";
    expect(texts).toMatchObject({ slug: "the-fish-the-lotus", metaTitle: title, ogTitle: title });
    const byHand = typeIntoPost(texts, "slug", "fish", true).texts;
    expect(typeIntoPost(byHand, "title", "Ox", true).texts).toMatchObject({ slug: "fish", metaTitle: "Ox" });
  });

  test("a saved post keeps its address, and a long title is no meta title", () => {
    const long = "x".repeat(61);
    const { texts } = typeIntoPost({ ...empty, title: "A", slug: "a", ogTitle: "A" }, "title", long, false);
    expect(texts).toMatchObject({ slug: "a", metaTitle: "", ogTitle: long });
  });
});

test.each([
  ["metaTitle", 60, "Meta title should be max 60 characters."],
  ["metaDescription", 155, "Meta description should be max 155 characters."],
] as const)("%s is cut at %i", (field, most, note) => {
  const typed = typeIntoPost(empty, field, "अ".repeat(most + 1), true);
  expect(typed.texts[field]).toBe("अ".repeat(most));
  expect(typed.note).toBe(note);
  expect(typeIntoPost(empty, field, "a".repeat(most), true).note).toBeUndefined();
});

test.each([
  ["", "1 min read"],
  [`<p>${"word ".repeat(200)}</p>`, "1 min read"],
  [`<p>${"word ".repeat(200)}</p><p>more</p>`, "2 min read"],
])("reading time is counted in words, not in tags", (html, note) => expect(readingNote(html)).toBe(note));
