import { expect, test, vi } from "vitest";
import { fieldsOf, pressed } from "../../form-fields.ts";
import { firefox } from "../../visitor.ts";
import { expectWords, openOwnersShop } from "../ask.ts";

const numbers = "/admin/dashboard/numbers";
// Other tests' requests would be counted, too.
const { running, cookie, ask, page } = openOwnersShop();
const table = async (name: string) =>
  (await page(`${numbers}.csv?table=${name}&period=7`)).trim().split("\r\n").slice(1);

/** A page as the browser of a visitor at an address asks for it. */
const visit = async (from: string, path: string, headers: Record<string, string> = {}) => {
  const browser = { "User-Agent": firefox, "Accept-Language": "hi-IN", "X-Forwarded-For": from };
  const answer = await fetch(running().origin + path, {
    redirect: "manual",
    headers: { ...browser, ...headers },
  });
  return answer.text();
};

test("a new shop is told in words that nobody came yet", async () => {
  const html = await page(numbers);
  expectWords(html, "Nobody has come in this time yet", "No sales in this time.");
  expect(html).toContain("Nothing was sold in this time.");
  expect(Object.keys(pressed(html, "Show").fields)).toEqual(["period"]);
});

test("visits are counted once a day, as far as they came, and where from", async () => {
  const shop = await visit("203.0.113.1", "/shop?utm_source=Instagram&utm_medium=story&utm_campaign=Diwali");
  const product = /href="(\/shop\/[a-z0-9-]+)"/.exec(shop)?.[1] ?? "";
  // The same bytes, kept once, whatever an address says of where somebody came from.
  expect(await visit("203.0.113.1", "/shop")).toBe(shop);
  for (const path of [product, `${product}.data`, "/cart", "/checkout"]) await visit("203.0.113.1", path);
  await visit("203.0.113.2", "/", { Referer: "https://www.google.com/search?q=secret" });
  await visit("203.0.113.2", product);
  await visit("203.0.113.3", "/session", { Referer: `${running().origin}${product}?utm_source=whatsapp` });
  const notCounted: [string, Record<string, string>][] = [
    ["/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["/shop", { "User-Agent": "curl/8.5" }],
    ["/", { "Sec-Purpose": "prefetch" }],
    ["/robots.txt", {}],
    ["/no-such-page", {}],
    ["/shop/no-such-product", {}],
  ];
  for (const [place, [path, headers]] of notCounted.entries())
    await visit(`198.51.100.${place}`, path, headers);
  await fetch(`${running().origin}/shop`, {
    method: "HEAD",
    headers: { "User-Agent": firefox, "Accept-Language": "hi" },
  });
  // Somebody of the staff looked at the shop before signing in there.
  await visit("203.0.113.4", "/");
  await visit("203.0.113.4", "/session", { Cookie: cookie() });
  const counted = await vi.waitFor(
    async () => {
      const day = (await table("days")).at(-1)?.split(",") ?? [];
      expect(day.slice(1, 6)).toEqual(["3", "3", "1", "1", "0"]);
      return day;
    },
    { timeout: 20_000, interval: 250 },
  );
  expect(Number(counted[6])).toBeGreaterThanOrEqual(2);
  expect((await table("sources")).toSorted()).toEqual([
    "google.com,,,1,0",
    "instagram,story,diwali,1,0",
    "whatsapp,,,1,0",
  ]);
  const html = await page(`${numbers}?period=7`);
  expectWords(html, "Of 3 visits 0 led to an order: 0 %.", "google.com");
  expect(html).not.toContain("secret");
});

test("what an address says of where from can do nothing to the page", async () => {
  await visit("203.0.113.9", `/?utm_source=${encodeURIComponent('<script>alert("x")</script>')}`);
  await visit("203.0.113.9", `/?utm_source=${encodeURIComponent("=HYPERLINK(1)")}`);
  await vi.waitFor(async () => expect((await table("days")).at(-1)).toMatch(/^\d{4}-\d\d-\d\d,4,/), {
    timeout: 20_000,
    interval: 250,
  });
  const html = await page(numbers);
  expect([html.includes("&lt;script&gt;"), html.includes("<script>alert")]).toEqual([true, false]);
});

test.each(["", "?period=7", "?period=year", "?period=1999-01", "?period=%00", "?period=2026-13"])(
  "the page stands whatever period is asked for: %s",
  async (query) => {
    expect([200, 400]).toContain((await ask(numbers + query)).status);
  },
);

test("each table is a file, and an unknown one is the days", async () => {
  for (const name of ["days", "way", "sources", "sold", "came-back", "buyers", "none"]) {
    const answer = await ask(`${numbers}.csv?table=${name}`);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const file = `numbers-${name === "none" ? "days" : name}-`;
    expect(answer.headers.get("content-disposition")).toContain(file);
  }
});

test("two times are set side by side: festivals, and days of the owner's own", async () => {
  const festival = await page(`${numbers}/festivals?festival=diwali-2026`);
  expect(festival).toContain("10 October to 8 November 2026 beside 21 September to 20 October 2025.");
  expect(festival).toContain("Neither of the two times has a visit or an order yet.");
  expect(fieldsOf(festival)).toMatchObject({
    festival: "diwali-2026",
    from: "10/10/2026",
    until: "8/11/2026",
    against: "21/9/2025",
  });
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const own = await page(`${numbers}/festivals?from=${today}&until=${today}&against=2025-10-20`);
  expect(own).toContain("Visits: 4, and 0 last time.");
  const week = await page(`${numbers}/festivals?from=2026-10-01&until=2026-10-07&against=2025-10-01`);
  expect(week).toContain("1 to 7 October 2026 beside 1 to 7 October 2025.");
  for (const query of ["?festival=none", "?from=x&until=y&against=z", "?festival=%00"])
    expect([200, 400]).toContain((await ask(`${numbers}/festivals${query}`)).status);
});

test("a month is printed on one sheet, the last whole one unless another is asked for", async () => {
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  expect(await page(`${numbers}/print?month=${month}`)).toMatch(/<h1[^>]*>Numbers of \w+ \d{4}<\/h1>/);
  expect((await ask(`${numbers}/print?month=2999-01`)).status).toBe(200);
});
