import { describe, expect, it, test } from "vitest";
import { posts } from "../../shop.ts";
import { sharedWords } from "../shared.ts";
import { postWords } from "../words.ts";

const skeleton = (html: string) => html.match(/<[^>]+>/g) ?? [];
const plain = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("B2B", "");
const numbers = (html: string) => (plain(html).match(/\d+/g) ?? []).sort();
const latin = (words: object) =>
  plain(JSON.stringify(Object.values(words)).replaceAll("\\n", " ")).match(/\b(?!GSTIN\b)[A-Za-z]{2,}/g);

test("every post is told in Hindi, and so is its category", () => {
  expect(new Set(Object.keys(postWords))).toEqual(new Set(posts.map(({ slug }) => slug)));
  for (const { category } of posts) expect(sharedWords[category]).toBeDefined();
});

describe.each(posts.map((post) => [post.slug, post] as const))("%s", (slug, post) => {
  const words = postWords[slug] ?? post;

  it("says the same things in the same order", () => {
    expect(skeleton(words.content)).toEqual(skeleton(post.content));
    expect(numbers(words.content)).toEqual(numbers(post.content));
  });

  it("fits what machines show of it", () => {
    expect(words.metaTitle.length).toBeLessThanOrEqual(60);
    expect(words.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(words.metaDescription.length).toBeLessThanOrEqual(155);
  });

  it("is written in Hindi", () => {
    expect(latin(words)).toBeNull();
    expect(JSON.stringify(words)).not.toMatch(/[\u0958-\u095f०-९|]/);
  });
});
