import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { auditOfEach } from "#platform/audit/audit.db.server.ts";
import { isAccessDenied } from "#platform/database/database-error.server.ts";
import { eachShop, shopOwner } from "../../../../tests/database/each-shop.ts";
import { approveComments, deleteComments, unapproveComments } from "./act-on-comments.server.ts";
import { countComments, listAdminComments } from "./comment-list.db.server.ts";
import type { CommentAct } from "./comment-list.ts";

const actor = shopOwner({ id: "a", fullName: "Rekha" });

eachShop("the comments' admin page", {}, (shop) => {
  beforeEach(async () => {
    await shop.add("blog_posts", { id: "p", title: "Kohbar", slug: "kohbar" });
    const comment = { post_id: "p", author_name: "Asha", content: "Lovely" };
    await shop.addAll("blog_comments", [
      { ...comment, id: "c1", created_at: "2026-11-01T00:00:00Z" },
      { ...comment, id: "c2", created_at: "2026-11-02T00:00:00Z", spam: true, content: "Cheap 100%" },
      { ...comment, id: "c3", created_at: "2026-11-03T00:00:00Z", is_approved: true },
    ]);
  });
  const shown = async (tab: "pending" | "approved", q = "") =>
    (await listAdminComments(shop.db, { tab, q, page: 1 })).comments.map(({ id }) => id);

  test("each tab lists its comments newest first, with their posts", async () => {
    expect(await shown("pending")).toEqual(["c2", "c1"]);
    expect(await shown("approved")).toEqual(["c3"]);
    expect(await shown("pending", "100%")).toEqual(["c2"]);
    expect(await shown("pending", "kohbar asha")).toEqual(["c2", "c1"]);
    expect(await listAdminComments(shop.db, { tab: "pending", q: "", page: 2 })).toMatchObject({
      page: 1,
      comments: [{ id: "c2" }, { id: "c1" }],
    });
    expect(await countComments(shop.db)).toEqual({
      pending: { total: 2, isMore: false },
      approved: { total: 1, isMore: false },
    });
    const { comments, total } = await listAdminComments(shop.db, { tab: "approved", q: "", page: 1 });
    expect(total).toBe(1);
    expect(comments).toMatchObject([{ postTitle: "Kohbar", postSlug: "kohbar", spam: false }]);
  });

  const acts = { approve: approveComments, unapprove: unapproveComments, delete: deleteComments };
  const deal = (act: CommentAct, ids: string[], tab: "pending" | "approved" = "pending") =>
    acts[act]({ db: shop.db }, actor, ids, tab);

  test("several are approved at once; one that looked like spam is none then; each has its line, which names nobody", async () => {
    expect(await deal("approve", ["c2", "c1", "c3", "nope"])).toBe(2);
    expect(await shown("approved")).toEqual(["c3", "c2", "c1"]);
    expect(await shop.rows("blog_comments", "c2")).toMatchObject([{ spam: false }]);
    const history = await auditOfEach(shop.db, "blog_comments", ["c1", "c2", "c3"]);
    expect([...history.keys()].sort()).toEqual(["c1", "c2"]);
    expect(history.get("c1")).toMatchObject([{ who: "A former admin", what: "approved" }]);
  });

  test("what is done already is not done again, and leaves no line", async () => {
    expect(await deal("approve", ["c3"])).toBe(0);
    expect(await deal("unapprove", ["c1"], "approved")).toBe(0);
    expect(await deal("unapprove", ["c3"], "approved")).toBe(1);
    expect(await shown("approved")).toEqual([]);
    expect(await deal("delete", ["c3", "c3"])).toBe(1);
    expect(await deal("delete", ["c3"])).toBe(0);
    expect(await shop.rows("audit_log")).toHaveLength(2);
  });

  test("what somebody else approved or took back meanwhile is not deleted", async () => {
    expect(await deal("delete", ["c1", "c3"])).toBe(1);
    expect(await deal("delete", ["c2"], "approved")).toBe(0);
    expect(await shown("approved")).toEqual(["c3"]);
    expect(await shown("pending")).toEqual(["c2"]);
  });

  test("lines that once named an author do not outlive the comment", async () => {
    const line = { action: "blog_comment.approved", detail: JSON.stringify({ by: "Asha" }) };
    const about = (entity: string, entity_id: string) => ({ ...line, entity, entity_id });
    await shop.addAll("audit_log", [about("blog_comments", "c3"), about("blog_comments", "c1")]);
    await shop.add("audit_log", about("orders", "c3"));
    await deal("delete", ["c3"], "approved");
    const named = (await shop.rows("audit_log", {}, "entity")).filter(({ detail }) => detail !== null);
    expect(named.map((act) => `${act.entity} ${act.entity_id}`)).toEqual(["blog_comments c1", "orders c3"]);
  });

  test("a refusal by the database's own permissions is told from other failures", async () => {
    const role = `nobody_${Math.floor(Math.random() * 1e9)}`;
    await sql`create role ${sql.id(role)}`.execute(shop.db);
    const denied = shop.inTransaction(async (trx) => {
      await sql`set local role ${sql.id(role)}`.execute(trx);
      await listAdminComments(trx, { tab: "pending", q: "", page: 1 });
    });
    expect(isAccessDenied(await denied.catch((error: unknown) => error))).toBe(true);
    expect(isAccessDenied(new Error("no"))).toBe(false);
    await sql`drop role ${sql.id(role)}`.execute(shop.db);
  });
});
