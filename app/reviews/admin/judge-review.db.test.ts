import { beforeEach, expect, test } from "vitest";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { addEndpointRow, eventsIn } from "../../../tests/database/webhook-rows.ts";
import { hideReview, replyToReview, showReview } from "./judge-review.server.ts";
import { countReviews, listReviews, nextReview } from "./review-list.db.server.ts";
import { readReview } from "./review-to-judge.db.server.ts";

const owner = shopOwner();

const now = new Date("2026-11-28T12:00:00+05:30");

eachShop("a review that the owner judges", { at: now }, (shop) => {
  const row = (id: string) => shop.row("reviews", id);
  const audits = async () =>
    (await shop.audit()).map(({ action, detail }) =>
      detail ? `${action} ${JSON.stringify(detail)}` : action,
    );
  const body = "The handles are thinner than I thought.";
  const words = { stars: 2, title: "Thin", body, photos: ["/files/a"] };
  const shown = { shown_stars: 2, shown_title: "Thin", shown_body: body, shown_photos: ["/files/a"] };
  const done = { kind: "done" };

  beforeEach(() => shop.addProducts([{ id: "tote", name: "Tote" }]));

  test("shows what was written and nothing else", async () => {
    const id = await shop.addReview("tote", { ...words, state: "pending" });
    expect(await showReview(shop, owner, { id, version: 1 })).toEqual(done);
    expect(await row(id)).toMatchObject({ ...words, ...shown, state: "shown", shown_at: now, version: 2 });
    expect(await audits()).toEqual(["review.shown"]);
    expect(await showReview(shop, owner, { id, version: 2 })).toEqual({ kind: "unfit" });
  });

  test("tells other programs once that it is shown, of two who show it at once", async () => {
    await addEndpointRow(shop.db, ["review.shown"]);
    const id = await shop.addReview("tote", { ...words, state: "pending" });
    await Promise.all([1, 2].map(() => showReview(shop, owner, { id, version: 1 })));
    const { slug } = await shop.row("products");
    expect(await eventsIn(shop.db)).toEqual([["review.shown", { id, product: slug, stars: 2 }]]);
  });

  test("hides it for a reason, which its buyer is mailed, and shows it again", async () => {
    const id = await shop.addReview("tote", words);
    expect(await hideReview(shop, owner, { id, version: 1, reason: "off_topic" })).toEqual(done);
    expect(await row(id)).toMatchObject({
      ...words,
      ...{ state: "hidden", hidden_reason: "off_topic", shown_at: null, shown_body: null, shown_photos: [] },
    });
    const [mail] = await shop.rows("mail_outbox");
    expect(mail).toMatchObject({ kind: "review-hidden", to_address: "asha@example.com" });
    expect(JSON.stringify(mail?.letter)).toMatch(/\/review\/JC-\d+\.[^"]+piece=/);
    expect(JSON.stringify(mail?.letter)).toContain("it is not about the piece");
    expect(await showReview(shop, owner, { id, version: 2 })).toEqual(done);
    expect(await row(id)).toMatchObject({ state: "shown", hidden_reason: null });
    expect(await audits()).toEqual(['review.hidden {"reason":"off_topic"}', "review.shown"]);
    expect(await shop.doomed()).toEqual([]);
  });

  test("an edit takes the place of what was shown, and its old photos go", async () => {
    const id = await shop.addReview("tote", { ...words, photos: ["/files/a", "/files/b"] });
    const edit = { stars: 5, body: "They have held a year of books.", photos: ["/files/b"], version: 2 };
    await shop.set("reviews", id, { state: "pending", ...edit });
    expect(await readReview(shop.db, id)).toMatchObject({ before: { stars: 2, body: words.body } });
    expect(await showReview(shop, owner, { id, version: 2 })).toEqual(done);
    expect(await row(id)).toMatchObject({ shown_stars: 5, shown_photos: ["/files/b"] });
    expect(await shop.doomed()).toEqual(["/files/a"]);
  });

  test("takes a reply, and takes it away again", async () => {
    const id = await shop.addReview("tote", words);
    expect(await replyToReview(shop, owner, { id, version: 1, reply: "Thank you." })).toEqual(done);
    expect(await row(id)).toMatchObject({ ...words, state: "shown", reply: "Thank you.", replied_at: now });
    await replyToReview(shop, owner, { id, version: 2, reply: null });
    expect(await row(id)).toMatchObject({ reply: null, replied_at: null });
    expect(await audits()).toEqual(["review.replied", "review.reply_removed"]);
  });

  test("is judged once, by whoever is quicker", async () => {
    const seen = { id: await shop.addReview("tote", { ...words, state: "pending" }), version: 1 };
    const judge = (_: unknown, at: number) =>
      at % 2 ? showReview(shop, owner, seen) : hideReview(shop, owner, { ...seen, reason: "insult" });
    const kinds = (await Promise.all(Array.from({ length: 20 }, judge))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["done", ...Array(19).fill("stale")]);
    expect(await audits()).toHaveLength(1);
    expect(await showReview(shop, owner, { id: "none", version: 1 })).toEqual({ kind: "missing" });
  });

  test("stands in a tab, counted, those that wait longest first", async () => {
    const at = (day: number) => ({ created_at: new Date(`2026-11-0${day}T00:00:00Z`) });
    const late = await shop.addReview("tote", { ...words, ...at(3), state: "pending" });
    const early = await shop.addReview("tote", { ...words, ...at(1), state: "pending" });
    const shown = await shop.addReview("tote", { ...words, ...at(2) });
    expect(await countReviews(shop.db)).toEqual({ pending: 2, shown: 1, hidden: 0 });
    expect((await listReviews(shop.db, { tab: "pending", page: 1 })).map(({ id }) => id)).toEqual([
      early,
      late,
    ]);
    expect(await listReviews(shop.db, { tab: "shown", page: 1 })).toMatchObject([
      { id: shown, product: "Tote", author: "Asha", stars: 2, photos: 1, isEdit: false, hasReply: false },
    ]);
    expect(await nextReview(shop.db, shown)).toEqual({ id: early, left: 2 });
    expect(await nextReview(shop.db, early)).toEqual({ id: late, left: 1 });
  });
});
