import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { addComment, listComments } from "./comment.db.server.ts";
import { findPost, listPosts, listRelatedPosts, nextPostDue, postChanges } from "./post.db.server.ts";
import { commentAllowance, receiveComment } from "./receive-comment.server.ts";

const now = new Date("2026-06-01T00:00:00Z");
const on = (day: string) => new Date(`${day}T00:00:00Z`);

eachShop("the blog", { at: now, isKept: true }, (shop) => {
  beforeAll(async () => {
    await shop.addAll("blog_posts", [
      { id: "a", slug: "a", title: "A", category: "Art", published_at: on("2026-01-01") },
      { id: "b", slug: "b", title: "B", category: "Art", published_at: on("2026-02-01") },
      { id: "c", slug: "c", title: "C", category: "Craft", published_at: on("2026-03-01") },
      { id: "later", slug: "later", title: "Later", category: "Art", published_at: on("2026-07-01") },
      { id: "last", slug: "last", title: "Last", category: "Art", published_at: on("2026-08-01") },
      { id: "now", slug: "now", title: "Now", published_at: now, content: "<p>word</p> ".repeat(401) },
    ]);
    await shop.set("blog_posts", "b", { slug: "b-new" });
  });

  test("shows what is due, newest first", async () => {
    expect((await listPosts(shop.db, 10, now)).map(({ id }) => id)).toEqual(["now", "c", "b", "a"]);
    expect(await listPosts(shop.db, 2, now)).toHaveLength(2);
    expect((await listPosts(shop.db, 2, now, 1)).map(({ id }) => id)).toEqual(["c", "b"]);
    expect((await postChanges(shop.db, now)).map(({ slug }) => slug)).not.toContain("later");
  });

  test("of two posts of one day the later one stands first, in the list and among the related ones", async () => {
    const day = { title: "Day", category: "Tie", published_at: on("2025-01-01") };
    const ids = ["day-1", "day-2", "day-3"];
    await shop.addAll(
      "blog_posts",
      ids.map((id) => ({ ...day, id, slug: id })),
    );
    const listed = await listPosts(shop.db, 10, on("2025-01-02"));
    expect(listed.map(({ id }) => id)).toEqual(["day-3", "day-2", "day-1"]);
    const [newest] = listed;
    if (!newest) throw new Error("no post");
    expect((await listRelatedPosts(shop.db, newest, now)).map(({ id }) => id)).toEqual(["day-2", "day-1"]);
    await shop.db.deleteFrom("blog_posts").where("id", "in", ids).execute();
  });

  test("knows when the next post is due", async () => {
    expect(await nextPostDue(shop.db, now)).toEqual(on("2026-07-01"));
    expect(await nextPostDue(shop.db, on("2026-07-01"))).toEqual(on("2026-08-01"));
    expect(await nextPostDue(shop.db, on("2026-08-01"))).toBeUndefined();
  });

  test("finds a post by its slug of today and of yesterday, with its reading time", async () => {
    expect(await findPost(shop.db, "now", now)).toMatchObject({ id: "now", readingMinutes: 3 });
    expect(await findPost(shop.db, "b", now)).toMatchObject({ id: "b", slug: "b-new" });
  });

  test.each(["later", "nothing", "a\0", "x".repeat(5000)])("'%s' is no post yet", async (slug) => {
    expect(await findPost(shop.db, slug, now)).toBeUndefined();
  });

  test("related posts: same category, others, due", async () => {
    const [post] = await listPosts(shop.db, 1, on("2026-02-15"));
    if (!post) throw new Error("no post");
    expect((await listRelatedPosts(shop.db, post, now)).map(({ id }) => id)).toEqual(["a"]);
  });

  test("comments are shown once approved, newest first", async () => {
    const facts = { postId: "a", spam: false, key: null };
    const first = await addComment(shop.db, { name: "Asha", email: "a@example.com", content: "1" }, facts);
    const second = await addComment(shop.db, { name: "Rao", email: null, content: "2" }, facts);
    await addComment(shop.db, { name: "Bot", email: null, content: "3" }, { ...facts, spam: true });
    expect(await listComments(shop.db, "a")).toEqual([]);
    await shop.set("blog_comments", {}, { created_at: on("2026-01-02") });
    await shop.set("blog_comments", second.id, { is_approved: true, created_at: on("2026-01-03") });
    await shop.set("blog_comments", first.id, { is_approved: true });
    expect((await listComments(shop.db, "a")).map(({ content }) => content)).toEqual(["2", "1"]);
    expect(first).not.toHaveProperty("author_email");
  });

  describe("a comment", () => {
    beforeEach(() => shop.remove("blog_comments", { post_id: "c" }));
    const send = (fields: Record<string, string>, from = "192.0.2.1") =>
      receiveComment(shop, from, "c", formOf({ name: "Asha", comment: "Lovely", ...fields }));
    const kept = () => shop.rows("blog_comments", { post_id: "c" });

    test("that comes twice is kept once, and tells nothing of another's", async () => {
      const key = randomUUID();
      const [first, ...again] = await Promise.all([1, 2, 3].map(() => send({ key })));
      expect(first).toMatchObject({ kind: "done", kept: { name: "Asha", content: "Lovely" } });
      expect(again).toEqual([first, first]);
      const mine = await send({ name: "Rao", comment: "Mine", key });
      expect(mine).toMatchObject({ kept: { name: "Rao", content: "Mine" } });
      expect(await kept()).toMatchObject([{ content: "Lovely" }]);
    });

    test.each([
      [{ website: "http://x", is_approved: "true" }, true],
      [{ comment: "See https://a.example" }, false],
      [{ comment: "See https://a.example and www.b.example" }, true],
    ])("with %j is kept, as spam: %s, and its sender hears the same", async (fields, spam) => {
      expect((await send(fields)).kind).toBe("done");
      expect(await kept()).toMatchObject([{ author_name: "Asha", spam, is_approved: false }]);
    });

    test("comes from one sender so often and no more", async () => {
      const answers: string[] = [];
      for (let time = 0; time <= commentAllowance.most; time += 1)
        answers.push((await send({ comment: "Again" }, "192.0.2.9")).kind);
      expect(answers.slice(-2)).toEqual(["done", "failed"]);
    });
  });
});
