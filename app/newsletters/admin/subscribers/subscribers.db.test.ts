import { expect, test } from "vitest";
import { eachShop, shopOwner } from "../../../../tests/database/each-shop.ts";
import { removeSubscribers } from "./change-subscribers.server.ts";
import { countSubscribers, listSubscribers } from "./subscriber.db.server.ts";

eachShop("the subscribers' admin page", {}, (shop) => {
  test("lists subscribers by state, spam apart", async () => {
    await shop.addAll(
      "newsletter_subscribers",
      [
        { email: "here@example.com" },
        { email: "left@example.com", unsubscribed_at: shop.clock },
        { email: "robot@example.com", spam: true },
      ].map((row) => ({ consent_source: "footer", unsubscribe_token: row.email, ...row })),
    );
    const emails = async (tab: "subscribed" | "unsubscribed" | "spam", q = "") =>
      (await listSubscribers(shop.db, { tab, q, page: 1 })).map(({ email }) => email);
    expect(await emails("subscribed")).toEqual(["here@example.com"]);
    expect(await emails("unsubscribed")).toEqual(["left@example.com"]);
    expect(await emails("spam")).toEqual(["robot@example.com"]);
    expect(await emails("subscribed", "nobody")).toEqual([]);
    const [here] = await listSubscribers(shop.db, { tab: "subscribed", q: "", page: 1 });
    const ids = [here?.id ?? "", "none"];
    expect(await removeSubscribers(shop, shopOwner(), ids)).toBe(1);
    expect(await removeSubscribers(shop, shopOwner(), ids)).toBe(0);
    expect(await emails("subscribed")).toEqual([]);
    const audit = await shop.rows("audit_log", { entity: "newsletter_subscribers" });
    expect(audit).toMatchObject([{ action: "subscriber.removed", actor_id: "owner", entity_id: here?.id }]);
    expect(JSON.stringify(audit)).not.toContain("example.com");
    const counts = { subscribed: 0, unsubscribed: 1, bounced: 0, spam: 1 };
    expect(await countSubscribers(shop.db, "")).toEqual(counts);
  });
});
