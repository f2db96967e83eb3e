import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import {
  forgetSenders,
  longestWaitSeconds,
  noticingWaits,
  takeToken,
  takeTokens,
} from "./rate-limit.server.ts";

const start = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const allowance = { name: "test", most: 2, windowSeconds: 60 };

eachShop("rate limits", {}, (shop) => {
  test("allows so many in a window, then says when to come back", async () => {
    const take = (now: Date) => takeToken(shop.db, allowance, "203.0.113.1", now);
    expect(await take(start)).toEqual({ ok: true });
    expect(await take(later(10))).toEqual({ ok: true });
    expect(await take(later(20))).toEqual({ ok: false, retryAfterSeconds: 40 });
    expect(await take(later(61))).toEqual({ ok: true });
  });

  test("a window that began under a clock that was wrong is over once the clock is right", async () => {
    const take = (now: Date) => takeToken(shop.db, allowance, "203.0.113.2", now);
    for (let times = 0; times < 3; times++) await take(later(3 * 3600));
    expect(await take(later(3 * 3600))).toMatchObject({ ok: false });
    expect(await take(start)).toEqual({ ok: true });
    // Another copy's clock may go a little before ours: that window counts.
    await take(later(5));
    expect(await take(later(1))).toMatchObject({ ok: false });
  });

  test("counts several allowances at once, all of them also where one is used up", async () => {
    const take = () =>
      takeTokens(
        shop.db,
        [
          { allowance, sender: "203.0.113.3" },
          { allowance: { ...allowance, name: "another", most: 9 }, sender: "203.0.113.3" },
        ],
        start,
      );
    expect(await take()).toEqual([{ ok: true }, { ok: true }]);
    await takeToken(shop.db, allowance, "203.0.113.3", start);
    expect(await take()).toEqual([{ ok: false, retryAfterSeconds: 60 }, { ok: true }]);
  });

  test("the strictest wait is noticed from outside", async () => {
    const take = (name: string, windowSeconds: number) =>
      takeToken(shop.db, { name, most: 1, windowSeconds }, "203.0.113.77", start);
    const both = async () => [await take("long", 600), await take("short", 60)];
    expect(await noticingWaits(both)).toMatchObject({ outcome: [{ ok: true }, { ok: true }] });
    expect(await noticingWaits(both)).toMatchObject({
      outcome: [{ ok: false }, { ok: false }],
      waitSeconds: 600,
    });
    expect((await noticingWaits(() => take("short", 60))).waitSeconds).toBe(60);
  });

  test("counts senders apart, and neighbours in one IPv6 network together", async () => {
    const take = (sender: string) => takeToken(shop.db, allowance, sender, start);
    expect(await take("2001:db8::1")).toEqual({ ok: true });
    expect(await take("2001:db8::2")).toEqual({ ok: true });
    expect(await take("2001:db8::3")).toMatchObject({ ok: false });
    expect(await take("203.0.113.9")).toEqual({ ok: true });
  });

  test("forgets senders when their window is over, and only those", async () => {
    const { db } = shop;
    await takeToken(db, allowance, "198.51.100.1", start);
    await takeToken(db, allowance, "198.51.100.2", later(longestWaitSeconds));
    await forgetSenders(db, later(longestWaitSeconds + 1));
    expect((await shop.rows("rate_limits")).map(({ key }) => key)).toEqual(["test:198.51.100.2"]);
  });

  test("counts exactly when many come at once", async () => {
    const takes = await Promise.all(
      Array.from({ length: 10 }, () => takeToken(shop.db, allowance, "203.0.113.50", start)),
    );
    expect(takes.filter(({ ok }) => ok)).toHaveLength(2);
  });
});
