import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { anyProductPath, ask, expectHeaders, expectLed, newSender, origin, textAt } from "../ask.ts";
import { plainOffers } from "../checkout/purchase.ts";

const property = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The first address on a page that matches. */
async function linkOn(page: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await textAt(page))?.[1];
  if (!found) throw new Error(`no ${pattern} on ${page}`);
  return found;
}

const pages: readonly [kind: string, path: () => string | Promise<string>][] = [
  ["product", anyProductPath],
  ["artisan", () => linkOn("/artisans", /href="(\/artisan\/[^"]+)"/)],
  ["post", () => linkOn("/blog", /href="(\/blog\/[a-z0-9-]+)"/)],
  ["shop", () => "/about"],
];

const address = (property(await textAt(await anyProductPath()), "og:image") ?? "").slice(origin.length);
/** As it was yesterday. */
const former = address.replace(/[0-9a-f]{16}\.jpg$/, "0123456789abcdef.jpg");

describe("the picture of a shared link", () => {
  test.each(pages)("a %s's page points at a card of 1200 by 630", async (kind, path) => {
    const html = await textAt(await path());
    const address = property(html, "og:image") ?? "";
    expect(address.startsWith(`${origin}/og/${kind}/`)).toBe(true);
    expect(property(html, "og:image:width")).toBe("1200");
    expect(property(html, "og:image:height")).toBe("630");
    const response = await ask(address.slice(origin.length));
    expect(response.status).toBe(200);
    const kept = "public, max-age=31536000, immutable";
    expectHeaders(response, { "content-type": "image/jpeg", "cache-control": kept });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("is the same bytes whoever asks, and however often", async () => {
    const [one, two] = await Promise.all([ask(address), ask(address)]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
  });

  test("an address of yesterday leads to today's", async () => {
    await expectLed(ask(former), address, 302);
  });

  test("150 at once let carts be served between them", async () => {
    const [{ id }] = await plainOffers();
    let open = 150;
    const led = Array.from({ length: open }, async () => {
      const { status } = await ask(former, { headers: { "X-Forwarded-For": newSender() } });
      open -= 1;
      return status;
    });
    await Promise.race(led);
    const cart = await ask(`/cart/prices?ids=${id}`);
    const openThen = open;
    expect(cart.status).toBe(200);
    expect(new Set(await Promise.all(led))).toEqual(new Set([302]));
    expect(openThen).toBeGreaterThan(75);
  });

  test("a network that asks for many at once leaves others their place", async () => {
    const one = newSender();
    const statusFor = async (sender: string) =>
      (await ask(former, { headers: { "X-Forwarded-For": sender } })).status;
    const many = Array.from({ length: 250 }, () => statusFor(one));
    const others = Array.from({ length: 20 }, () => statusFor(newSender()));
    expect(new Set(await Promise.all(others))).toEqual(new Set([302]));
    const statuses = await Promise.all(many);
    expect(statuses).toContain(429);
    expect(statuses).not.toContain(503);
  });

  test.each(["product/none", "artisan/none", "post/none", "shop/none", "nothing/none"])(
    "there is none of %s",
    async (path) => expect((await ask(`/og/${path}/0123456789abcdef.jpg`)).status).toBe(404),
  );
});
