import { expect, test } from "vitest";
import { ask } from "#platform/database/ask-together.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import * as limits from "./rate-limit.db.server.ts";

const start = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const allowance = { name: "test", most: 2, windowSeconds: 60 };

eachShop("rate limits", {}, (shop) => {
  const takeOf = (sender: string) => (now: Date) => limits.takeToken(shop.db, allowance, sender, now);

  test("allows so many in a window, then says when to come back", async () => {
    const take = takeOf("203.0.113.1");
    expect(await take(start)).toEqual({ ok: true });
    expect(await take(later(10))).toEqual({ ok: true });
    expect(await take(later(20))).toEqual({ ok: false, retryAfterSeconds: 40 });
    expect(await take(later(61))).toEqual({ ok: true });
  });

  test("a window that began under a clock that was wrong is over once the clock is right", async () => {
    const take = takeOf("203.0.113.2");
    for (let times = 0; times < 3; times++) await take(later(3 * 3600));
    expect(await take(later(3 * 3600))).toMatchObject({ ok: false });
    expect(await take(start)).toEqual({ ok: true });
    // Another copy's clock may go a little before ours: that window counts.
    await take(later(5));
    expect(await take(later(1))).toMatchObject({ ok: false });
  });

  test("counts several allowances at once, all of them also where one is used up", async () => {
    const sender = "203.0.113.3";
    const both = [allowance, { ...allowance, name: "another", most: 9 }].map((each) => ({
      allowance: each,
      sender,
    }));
    const take = () => ask(shop.db, limits.takingTokens(shop.db, both, start));
    expect(await take()).toEqual([{ ok: true }, { ok: true }]);
    await takeOf(sender)(start);
    expect(await take()).toEqual([{ ok: false, retryAfterSeconds: 60 }, { ok: true }]);
  });

  test("the strictest wait is noticed from outside", async () => {
    const take = (name: string, windowSeconds: number) =>
      limits.takeToken(shop.db, { name, most: 1, windowSeconds }, "203.0.113.77", start);
    const both = async () => [await take("long", 600), await take("short", 60)];
    expect(await limits.noticingWaits(both)).toMatchObject({ outcome: [{ ok: true }, { ok: true }] });
    const { outcome, waitSeconds } = await limits.noticingWaits(both);
    expect([...outcome.map(({ ok }) => ok), waitSeconds]).toEqual([false, false, 600]);
    expect((await limits.noticingWaits(() => take("short", 60))).waitSeconds).toBe(60);
  });

  test("counts senders apart, and neighbours in one IPv6 network together", async () => {
    const take = (sender: string) => takeOf(sender)(start);
    expect(await take("2001:db8::1")).toEqual({ ok: true });
    expect(await take("2001:db8::2")).toEqual({ ok: true });
    expect(await take("2001:db8::3")).toMatchObject({ ok: false });
    expect(await take("203.0.113.9")).toEqual({ ok: true });
  });

  test("forgets senders when their window is over, and only those", async () => {
    await takeOf("198.51.100.1")(start);
    await takeOf("198.51.100.2")(later(limits.longestWaitSeconds));
    await limits.forgetSenders(shop.db, later(limits.longestWaitSeconds + 1));
    expect(await shop.column("rate_limits", "key")).toEqual(["test:198.51.100.2"]);
  });

  test("counts exactly when many come at once", async () => {
    const takes = await manyAtOnce(10, () => takeOf("203.0.113.50")(start));
    expect(takes.filter(({ ok }) => ok)).toHaveLength(2);
  });
});
