import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addComment, listComments } from "./comment.db.server.ts";
import { findPost, listPosts, listRelatedPosts, nextPostDue, postChanges } from "./post.db.server.ts";
import { commentAllowance, receiveComment } from "./receive-comment.server.ts";

const now = new Date("2026-06-01T00:00:00Z");
const on = (day: string) => new Date(`${day}T00:00:00Z`);

eachDatabase("the blog", (database) => {
  const db = () => database().db;
  beforeAll(async () => {
    await db()
      .insertInto("blog_posts")
      .values([
        { id: "a", slug: "a", title: "A", category: "Art", published_at: on("2026-01-01") },
        { id: "b", slug: "b", title: "B", category: "Art", published_at: on("2026-02-01") },
        { id: "c", slug: "c", title: "C", category: "Craft", published_at: on("2026-03-01") },
        { id: "later", slug: "later", title: "Later", category: "Art", published_at: on("2026-07-01") },
        { id: "last", slug: "last", title: "Last", category: "Art", published_at: on("2026-08-01") },
        { id: "now", slug: "now", title: "Now", published_at: now, content: "<p>word</p> ".repeat(401) },
      ])
      .execute();
    await db().updateTable("blog_posts").set({ slug: "b-new" }).where("id", "=", "b").execute();
  });

  test("shows what is due, newest first", async () => {
    const ids = (await listPosts(db(), 10, now)).map(({ id }) => id);
    expect(ids).toEqual(["now", "c", "b", "a"]);
    expect(await listPosts(db(), 2, now)).toHaveLength(2);
    expect((await listPosts(db(), 2, now, 1)).map(({ id }) => id)).toEqual(["c", "b"]);
    expect((await postChanges(db(), now)).map(({ slug }) => slug)).not.toContain("later");
  });

  test("of two posts of one day the later one stands first, in the list and among the related ones", async () => {
    const day = { title: "Day", category: "Tie", published_at: on("2025-01-01") };
    const ids = ["day-1", "day-2", "day-3"];
    await db()
      .insertInto("blog_posts")
      .values(ids.map((id) => ({ ...day, id, slug: id })))
      .execute();
    const listed = await listPosts(db(), 10, on("2025-01-02"));
    expect(listed.map(({ id }) => id)).toEqual(["day-3", "day-2", "day-1"]);
    const [newest] = listed;
    if (!newest) throw new Error("no post");
    expect((await listRelatedPosts(db(), newest, now)).map(({ id }) => id)).toEqual(["day-2", "day-1"]);
    await db().deleteFrom("blog_posts").where("id", "in", ids).execute();
  });

  test("knows when the next post is due", async () => {
    expect(await nextPostDue(db(), now)).toEqual(on("2026-07-01"));
    expect(await nextPostDue(db(), on("2026-07-01"))).toEqual(on("2026-08-01"));
    expect(await nextPostDue(db(), on("2026-08-01"))).toBeUndefined();
  });

  test("finds a post by its slug of today and of yesterday, with its reading time", async () => {
    expect(await findPost(db(), "now", now)).toMatchObject({ id: "now", readingMinutes: 3 });
    expect(await findPost(db(), "b", now)).toMatchObject({ id: "b", slug: "b-new" });
  });

  test.each(["later", "nothing", "a\0", "x".repeat(5000)])("'%s' is no post yet", async (slug) => {
    expect(await findPost(db(), slug, now)).toBeUndefined();
  });

  test("related posts: same category, others, due", async () => {
    const [post] = await listPosts(db(), 1, on("2026-02-15"));
    if (!post) throw new Error("no post");
    expect((await listRelatedPosts(db(), post, now)).map(({ id }) => id)).toEqual(["a"]);
  });

  test("comments are shown once approved, newest first", async () => {
    const facts = { postId: "a", spam: false, key: null };
    const first = await addComment(db(), { name: "Asha", email: "a@example.com", content: "1" }, facts);
    const second = await addComment(db(), { name: "Rao", email: null, content: "2" }, facts);
    await addComment(db(), { name: "Bot", email: null, content: "3" }, { ...facts, spam: true });
    expect(await listComments(db(), "a")).toEqual([]);
    await db()
      .updateTable("blog_comments")
      .set({ created_at: on("2026-01-02") })
      .execute();
    await db()
      .updateTable("blog_comments")
      .set({ is_approved: true, created_at: on("2026-01-03") })
      .where("id", "=", second.id)
      .execute();
    await db().updateTable("blog_comments").set({ is_approved: true }).where("id", "=", first.id).execute();
    expect((await listComments(db(), "a")).map(({ content }) => content)).toEqual(["2", "1"]);
    expect(first).not.toHaveProperty("author_email");
  });

  test("a comment that comes twice is kept once, and tells nothing of another's", async () => {
    await db().deleteFrom("blog_comments").where("post_id", "=", "c").execute();
    const send = (name: string, comment: string) => {
      const form = new FormData();
      form.set("name", name);
      form.set("comment", comment);
      form.set("key", key);
      return receiveComment({ db: db(), now: () => now }, "192.0.2.1", "c", form);
    };
    const key = randomUUID();
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => send("Asha", "Lovely")));
    expect(first).toMatchObject({ kind: "done", kept: { name: "Asha", content: "Lovely" } });
    expect(again).toEqual([first, first]);
    expect(await send("Rao", "Mine")).toMatchObject({ kept: { name: "Rao", content: "Mine" } });
    const rows = await db()
      .selectFrom("blog_comments")
      .select("content")
      .where("post_id", "=", "c")
      .execute();
    expect(rows).toEqual([{ content: "Lovely" }]);
    await db().deleteFrom("blog_comments").where("post_id", "=", "c").execute();
  });

  test("what looks like spam is kept and marked, and its sender hears the same", async () => {
    const form = new FormData();
    for (const [name, value] of [
      ["name", "Bot"],
      ["comment", "Buy"],
      ["website", "http://x"],
      ["is_approved", "true"],
    ] as const) {
      form.set(name, value);
    }
    const answer = await receiveComment({ db: db(), now: () => now }, "192.0.2.1", "c", form);
    expect(answer.kind).toBe("done");
    const rows = await db().selectFrom("blog_comments").selectAll().where("post_id", "=", "c").execute();
    expect(rows).toMatchObject([{ author_name: "Bot", spam: true, is_approved: false }]);
  });

  test.each([
    ["See https://a.example", false],
    ["See https://a.example and www.b.example", true],
  ])("a comment that says %j is kept as spam: %s", async (comment, spam) => {
    await db().deleteFrom("blog_comments").where("post_id", "=", "c").execute();
    const form = new FormData();
    form.set("name", "Asha");
    form.set("comment", comment);
    await receiveComment({ db: db(), now: () => now }, "192.0.2.3", "c", form);
    const rows = await db().selectFrom("blog_comments").select("spam").where("post_id", "=", "c").execute();
    expect(rows).toEqual([{ spam }]);
  });

  test("one sender comments so often and no more", async () => {
    const form = new FormData();
    form.set("name", "Asha");
    form.set("comment", "Again");
    const answers: string[] = [];
    for (let time = 0; time <= commentAllowance.most; time += 1) {
      answers.push((await receiveComment({ db: db(), now: () => now }, "192.0.2.9", "c", form)).kind);
    }
    expect(answers.at(-2)).toBe("done");
    expect(answers.at(-1)).toBe("failed");
  });
});
