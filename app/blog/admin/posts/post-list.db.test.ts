import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import type { PostInput, PostPictures } from "./post-fields.ts";
import { listAdminPosts } from "./post-list.db.server.ts";
import { deletePost, savePost } from "./save-post.server.ts";

const story: PostInput = {
  ...{ title: "Fish", slug: "fish", excerpt: null, content: "<p onclick=x>Two fish</p>", category: "Art" },
  ...{ publishDate: "2026-03-01", author: null, authorBio: null, coverAlt: null, metaTitle: "Fish" },
  ...{ metaDescription: "Of fish.", ogTitle: null, ogDescription: null },
};
const used = "This slug is already used.";
const none: PostPictures = { cover: null, authorImage: null, ogImage: null };

eachShop("the posts' admin page", {}, (shop) => {
  const save = (id: string, version = 0, change: Partial<PostInput> = {}, pictures = none) =>
    savePost(shop, shop.owner, { id, version, input: { ...story, ...change }, pictures });
  const row = (id: string) =>
    shop.db.selectFrom("blog_posts").selectAll().where("id", "=", id).executeTakeFirst();
  const history = async (id: string) => (await auditOf(shop.db, "blog_posts", id)).map(({ what }) => what);

  test("a post appears when its day begins in India, with safe HTML and an audit row", async () => {
    expect(await save("p1")).toMatchObject({ kind: "saved", isNew: true });
    expect(await row("p1")).toMatchObject({ content: "<p>Two fish</p>", version: 1, excerpt: null });
    expect((await row("p1"))?.published_at.toISOString()).toBe("2026-02-28T18:30:00.000Z");
    expect(await history("p1")).toEqual(["created · title: Fish"]);
  });

  test("an unchanged day keeps its hour, another day begins at midnight", async () => {
    await save("p1");
    const noon = new Date("2026-03-01T06:30:00Z");
    await shop.set("blog_posts", {}, { published_at: noon });
    await save("p1", 1, { title: "Two fish" });
    expect((await row("p1"))?.published_at).toEqual(noon);
    await save("p1", 2, { publishDate: "2026-03-02" });
    expect((await row("p1"))?.published_at.toISOString()).toBe("2026-03-01T18:30:00.000Z");
    expect((await history("p1")).length).toBe(3);
  });

  test("nothing changed leaves no trace; a changed one is told who has it open", async () => {
    await save("p1");
    await save("p1", 1);
    expect(await history("p1")).toHaveLength(1);
    await save("p1", 1, { title: "New" });
    expect(await save("p1", 1, { title: "Old" })).toEqual({ kind: "stale" });
    expect(await save("p9", 1)).toEqual({ kind: "gone" });
    expect(await save("p2")).toMatchObject({ kind: "refused", errors: { slug: used } });
  });

  test("a new post's form with the id of one that is there is stale; the same one again is one post", async () => {
    await save("p1");
    expect(await save("p1", 0, { title: "Other" })).toEqual({ kind: "stale" });
    expect(await row("p1")).toMatchObject({ title: "Fish", version: 1 });
    expect(await save("p1")).toMatchObject({ kind: "saved", isNew: true });
    expect(await history("p1")).toHaveLength(1);
  });

  test("a slug that reads as another post's is used", async () => {
    await save("p1");
    const { slug } = story;
    for (const alike of [slug.toUpperCase(), `${slug}\u200B`])
      expect(await save("p2", 0, { slug: alike })).toMatchObject({ kind: "refused", errors: { slug: used } });
  });

  test("the same new post sent eight times at once is one post", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => save("p1")));
    expect(outcomes.filter(({ kind }) => kind === "saved").length).toBeGreaterThan(0);
    expect(await listAdminPosts(shop.db, { q: "" }, new Date())).toHaveLength(1);
  });

  test("a picture that is not this post's upload is refused, and nothing is saved", async () => {
    const cover = "/files/blog_images/p2/a_1x1.webp";
    expect(await save("p1", 0, {}, { ...none, cover })).toMatchObject({ kind: "refused" });
    expect(await row("p1")).toBeUndefined();
  });

  test("a picture that waited too long is told at its own field, and the others are kept for the next try", async () => {
    const [cover, face] = ["/files/blog_images/p1/a_1x1.webp", "/files/blog_images/p1/gone_1x1.webp"];
    await shop.add("uploads", { url: cover, actor_id: "owner" });
    const pictures = { cover, authorImage: face, ogImage: "/files/blog_og_images/p1/gone_1x1.webp" };
    const text = "A picture waited too long to be saved and was removed. Please add it again.";
    const errors = { authorImage: text, ogImage: text };
    expect(await save("p1", 0, {}, pictures)).toEqual({ kind: "refused", errors });
    expect(await save("p1", 0, {}, { ...none, cover })).toMatchObject({ kind: "saved" });
  });

  const kept = async (name: string) => {
    await shop.add("uploads", { url: `/files/blog_images/p1/${name}`, actor_id: "owner" });
    await shop.files.put(`blog_images/p1/${name}`, new Uint8Array([1]), "image/webp");
    return `/files/blog_images/p1/${name}`;
  };

  test("a deleted post takes its comments and pictures along, those given up go before", async () => {
    const [cover, authorImage] = [await kept("a_1x1.webp"), await kept("b_1x1.webp")];
    await save("p1", 0, {}, { ...none, cover, authorImage });
    await save("p1", 1, {}, { ...none, cover });
    expect(await shop.files.list("blog_images/")).toHaveLength(1);
    await shop.add("blog_comments", { post_id: "p1", author_name: "A", author_email: null, content: "c" });
    expect(await deletePost(shop, shop.owner, "p1")).toBe(true);
    expect(await deletePost(shop, shop.owner, "p1")).toBe(false);
    expect(await shop.rows("blog_comments")).toEqual([]);
    expect(await shop.files.list("blog_images/")).toEqual([]);
    expect((await history("p1"))[0]).toBe("deleted · title: Fish");
  });

  test("of two posts of one day the later one stands first", async () => {
    await save("p1");
    await save("p2", 0, { slug: "lotus" });
    expect((await listAdminPosts(shop.db, { q: "" }, new Date())).map(({ id }) => id)).toEqual(["p2", "p1"]);
  });

  test("the list is the latest first, told apart by the day and searched by words", async () => {
    await save("p1");
    await save("p2", 0, { slug: "lotus", title: "Lotus", publishDate: "2026-06-01" });
    const now = new Date("2026-04-01T00:00:00Z");
    const slugs = async (q: string, when?: "published" | "scheduled") =>
      (await listAdminPosts(shop.db, { q, when }, now)).map(({ slug }) => slug);
    expect(await slugs("")).toEqual(["lotus", "fish"]);
    expect(await slugs("", "published")).toEqual(["fish"]);
    expect(await slugs("", "scheduled")).toEqual(["lotus"]);
    expect(await slugs("art LOT")).toEqual(["lotus"]);
    expect(await slugs("100%")).toEqual([]);
  });
});
