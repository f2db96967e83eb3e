import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noticeOf, post, textAt } from "../ask.ts";
import { adminPages, fieldIn } from "./admin-pages.ts";

const path = "/admin/dashboard/comments";

const adminPage = await adminPages();
const blog = await textAt("/blog");
const story = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog)?.[1] ?? "";

/** A comment that waits for approval, with words of its own. */
async function written(change: Record<string, string> = {}) {
  const words = `words-${randomUUID()}`;
  const form = { name: "Asha", comment: words, ...change };
  await post(story, form);
  const id = fieldIn(await adminPage.page(`${path}?q=${change.comment ?? words}`), "id");
  return { id, words };
}

const isPublic = async (words: string) => (await textAt(story)).includes(words);
const act = (intent: string, id: string) => adminPage.send(path, { intent, id });

test("a comment is approved, unapproved and deleted, and the post's page follows at once", async () => {
  const { id, words } = await written();
  expect(await isPublic(words)).toBe(false);
  const approved = await act("approve", id);
  expect(approved.status).toBe(303);
  expect(noticeOf(approved)).toContain("Comment Approved");
  expect(await isPublic(words)).toBe(true);
  expect(await adminPage.page(`${path}?tab=approved&q=${words}`)).toMatch(/<\/b> (<!-- -->)?approved</);
  expect(noticeOf(await act("unapprove", id))).toContain("Comment Unapproved");
  expect(await isPublic(words)).toBe(false);
  expect(noticeOf(await act("delete", id))).toContain("Comment Deleted");
  expect(await adminPage.page(`${path}?q=${words}`)).toContain("No comments match.");
});

test("scripts are shown as text, on the admin page and below the post", async () => {
  const mark = randomUUID();
  const comment = `${mark} <script>alert(1)</script>`;
  await post(story, { name: "<b>Asha</b>", comment });
  const html = await adminPage.page(`${path}?q=${mark}`);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  await act("approve", fieldIn(html, "id"));
  for (const page of [html, await textAt(story)]) expect(page).not.toMatch(/<script>alert|<b>Asha/);
});

test("an Urdu name and text stand apart from the English around them", async () => {
  const mark = randomUUID();
  await post(story, { name: "فاطمہ علی", comment: `بہت خوبصورت ${mark}` });
  const html = await adminPage.page(`${path}?q=${mark}`);
  expect(html).toMatch(/<bdi[^>]*>فاطمہ علی</);
  expect(html).toMatch(/<p dir="auto"[^>]*>بہت خوبصورت/);
  await act("approve", fieldIn(html, "id"));
  const below = await textAt(story);
  expect(below).toMatch(/<strong dir="auto">فاطمہ علی</);
  expect(below).toMatch(/<p dir="auto"[^>]*>بہت خوبصورت/);
});
