import sharp from "sharp";
import { expect, test } from "vitest";
import { indianDay } from "#values/time/indian-day.ts";
import { freshId } from "../../form-of.ts";
import { ask, expectAnswer, expectWords, noticeOf, sharedAdmin } from "../ask.ts";
import { postAt, postForm, postsAdmin } from "../post-form.ts";
import { send, textOf, uploaded } from "./product-form.ts";

const { cookie: admin } = await sharedAdmin();

const get = (path: string) => ask(path, admin);

/** Saves a post by the admin page's form and gives the form back. */
async function saved(fields: Record<string, string> = {}): Promise<FormData> {
  const form = postForm(fields);
  expect((await send(postsAdmin, admin, form)).status).toBe(200);
  return form;
}

/** A form that was sent without script: the page that answers it. */
async function plain(form: FormData, path = `${postsAdmin}?new`) {
  form.delete("by");
  const answer = await send(path, admin, form);
  return { answer, html: (await answer.text()).replaceAll("&#x27;", "'") };
}

test("a post is on the blog once it is saved, with its HTML made safe", async () => {
  const hostile = '<p onclick="x()">Painted</p><script>alert(1)</script><img src=x onerror=alert(2)>';
  const form = await saved({ content: hostile, excerpt: "<script>alert(3)</script>" });
  const { status, html } = await postAt(textOf(form, "slug"));
  expect(status).toBe(200);
  expect(html).toContain("<p>Painted</p>");
  for (const script of ["alert(1)", "onerror", "<script>alert(3)", "onclick"])
    expect(html).not.toContain(script);
});

test("a post for a later day is kept back, and told as scheduled", async () => {
  const publishDate = indianDay(new Date(Date.now() + 3 * 86_400_000));
  const form = postForm({ publishDate });
  expect(await (await send(`${postsAdmin}.data`, admin, form)).text()).toContain("Post Scheduled");
  expect((await postAt(textOf(form, "slug"))).status).toBe(404);
  expect(await (await get(`${postsAdmin}?when=scheduled`)).text()).toContain(textOf(form, "title"));
  expect(await (await get(`${postsAdmin}?when=published`)).text()).not.toContain(textOf(form, "title"));
  form.set("version", "1");
  form.set("publishDate", indianDay(new Date()));
  expect((await send(postsAdmin, admin, form)).status).toBe(200);
  expect((await postAt(textOf(form, "slug"))).status).toBe(200);
});

test("a post with a used slug is refused in the exact words", async () => {
  const slug = textOf(await saved(), "slug");
  const told = await expectAnswer(send(`${postsAdmin}.data`, admin, postForm({ slug })), 422);
  expectWords(told, "Error saving blog post", "This slug is already used.");
  const { html } = await plain(postForm({ slug, title: "Typed and kept" }));
  expectWords(html, "This slug is already used.", 'value="Typed and kept"');
});

test.each([
  [{ title: " " }, "Please enter a title."],
  [{ slug: "a/b" }, "Use letters, digits and hyphens only."],
  [{ title: "☺", slug: "", metaTitle: "M" }, "Please enter a slug, or a title that gives one."],
  [{ content: "<p></p>" }, "Please write something."],
  [{ publishDate: "" }, "Please choose the day on which the post appears."],
  [{ publishDate: "2026-02-30" }, "Enter a day such as 2026-11-21."],
  [{ publishDate: "' or 1=1" }, "Enter a day such as 2026-11-21."],
  [{ metaTitle: "", title: "x".repeat(61) }, "Please enter a meta title."],
])("a post with %j is refused at its field, and nothing is saved", async (fields, words) => {
  const form = postForm({ slug: `refused-${freshId()}`, ...fields });
  const { answer, html } = await plain(form);
  expect(answer.status).toBe(422);
  expect(html).toContain(words);
  if (/^[\w-]+$/.test(textOf(form, "slug"))) expect((await postAt(textOf(form, "slug"))).status).toBe(404);
});

test("a post that is gone can't be saved or deleted", async () => {
  await expectAnswer(send(postsAdmin, admin, postForm({ version: "3" })), 409, "does not exist any more");
  const deleted = await send(postsAdmin, admin, postForm({ intent: "delete" }));
  expect(noticeOf(deleted)).toContain("Error deleting post");
});

test("a post whose slug changed is still found at its old address", async () => {
  const form = await saved();
  const old = textOf(form, "slug");
  form.set("version", "1");
  form.set("slug", `moved-${freshId()}`);
  await send(postsAdmin, admin, form);
  const answer = await ask(`/blog/${old}`);
  expect([301, 302]).toContain(answer.status);
  expect(answer.headers.get("location")).toBe(`/blog/${textOf(form, "slug")}`);
});

test("a post can be seen before it is saved", async () => {
  const form = postForm({ intent: "preview", content: "<p>Seen</p><script>1</script>" });
  const body = await (await send(`${postsAdmin}.data`, admin, form)).text();
  expect(body).toContain("Seen");
  expect(body).not.toContain("script>1");
  expect((await postAt(textOf(form, "slug"))).status).toBe(404);
});

test("a post shows its history in its form, and is found by its words", async () => {
  const form = await saved();
  const html = await (await get(`${postsAdmin}?edit=${textOf(form, "id")}`)).text();
  expectWords(html, "History (", "created · title: Test Story");
  const list = await (await get(`${postsAdmin}?q=${textOf(form, "slug")}`)).text();
  expect(list).toContain(textOf(form, "title"));
  expect(await (await get(`${postsAdmin}?q=%25%27%3B--`)).text()).toContain("No posts match your search.");
});

test.each(["nothing", "' or 1=1", "..%2F..", "__proto__"])("a post of id %s is told as gone", async (id) => {
  const answer = await get(`${postsAdmin}?edit=${id}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("Edit Post");
});

test("a post with an id of one's own choosing, or with another intent, is refused", async () => {
  for (const id of ["../x", "1", "", "x".repeat(300)])
    expect((await send(postsAdmin, admin, postForm({ id }))).status, id).toBe(409);
  expect((await send(postsAdmin, admin, postForm({ intent: "publish" }))).status).toBe(400);
});

test("pictures that move are kept as their first frame, a still picture", async () => {
  const still = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await still("#A6342B"), await still("#27406B")];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const id = freshId();
  const url = await uploaded(admin, "blog_images", id, gif);
  expect(url).toMatch(/_20x20\.webp$/);
  const form = postForm({ id, cover: url, coverAlt: "A painted wall" });
  expect((await send(postsAdmin, admin, form)).status).toBe(200);
  expect((await postAt(textOf(form, "slug"))).html).toContain("A painted wall");
  const shown = await ask(url);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(await shown.arrayBuffer()).stats()).channels[0]?.mean).toBeGreaterThan(120);
});

test("pictures of another record or from elsewhere are not taken", async () => {
  const foreign = await uploaded(admin, "blog_images", freshId());
  for (const url of [foreign, "https://evil.example/a.png", "javascript:alert(1)", "/files/../secret.key"]) {
    for (const field of ["cover", "authorImage", "ogImage"])
      expect((await send(postsAdmin, admin, postForm({ [field]: url }))).status, url).toBe(422);
  }
  expect((await ask(foreign)).status).toBe(200);
});
