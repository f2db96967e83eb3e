import { expect, test } from "vitest";
import {
  afterGivenUp,
  afterTrouble,
  campaignHtml,
  campaignLink,
  campaignName,
  sendingTime,
} from "./campaign.ts";

const now = new Date("2026-11-28T10:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  { unreached: 0, since: null, after: { unreached: 1, since: now, isBounced: false } },
  { unreached: 1, since: ago(13), after: { unreached: 2, since: ago(13), isBounced: false } },
  { unreached: 1, since: ago(14), after: { unreached: 2, since: ago(14), isBounced: true } },
  { unreached: 5, since: ago(3), after: { unreached: 6, since: ago(3), isBounced: false } },
])("given up once more after $unreached times since $since", ({ after, ...before }) =>
  expect(afterGivenUp(before, now)).toEqual(after),
);

test.each([
  ["away", 1, "waits"],
  ["away", 46, "waits"],
  ["away", 47, "pauses"],
  ["ours", 1, "goes on"],
  ["ours", 2, "goes on"],
  ["ours", 3, "pauses"],
] as const)("a server that is %s for the %i. time: the newsletter %s", (kind, troubles, then) =>
  expect(afterTrouble(kind, troubles, 47)).toBe(then),
);

const origin = "https://jhola.example";
const english = { origin, language: "en", name: "diwali" } as const;
const hindi = { ...english, language: "hi" } as const;
const from = "utm_source=newsletter&utm_medium=email&utm_campaign=diwali";

test.each([
  ["Diwali lamps, by hand", "diwali-lamps-by-hand"],
  ["दिवाली", "divali"],
  ["!!!", "newsletter"],
  [`${"long ".repeat(20)}`, "long-long-long-long-long-long-long-long-long-long-long-long"],
])("the campaign of '%s' is %s", (subject, name) => expect(campaignName(subject)).toBe(name));

test.each([
  ["/shop", english, `${origin}/shop?${from}`],
  ["/shop?collection=core#new", english, `${origin}/shop?collection=core&${from}#new`],
  [origin, english, `${origin}/?${from}`],
  [`${origin}/blog`, english, `${origin}/blog?${from}`],
  ["/shop", hindi, `${origin}/hi/shop?${from}`],
  ["/", hindi, `${origin}/hi?${from}`],
  ["/shop?utm_source=insta", english, `${origin}/shop?utm_source=insta`],
  ["/files/blog_images/a.webp", english, `${origin}/files/blog_images/a.webp`],
  ["https://jhola.example.evil/shop", english, "https://jhola.example.evil/shop"],
  ["https://other.example/?a=1", hindi, "https://other.example/?a=1"],
  ["//other.example/x", english, "//other.example/x"],
  ["mailto:a@b.example", english, "mailto:a@b.example"],
  ["#top", english, "#top"],
])("a link to %s", (link, campaign, led) => expect(campaignLink(link, campaign)).toBe(led));

test("a text's links and pictures have whole addresses, escaped as attributes are", () => {
  const html =
    '<p><a href="/shop?a=1&amp;b=2">x</a> <a href="https://o.example/?a=1&amp;b=2" rel="noopener nofollow">y</a></p><p><img src="/files/a.webp" alt="z" /></p>';
  expect(campaignHtml(html, english)).toBe(
    `<p><a href="${origin}/shop?a=1&amp;b=2&amp;${from.replaceAll("&", "&amp;")}">x</a> <a href="https://o.example/?a=1&amp;b=2" rel="noopener nofollow">y</a></p><p><img src="${origin}/files/a.webp" alt="z" /></p>`,
  );
});

test.each([
  [0, 30, "about a minute"],
  [30, 30, "about a minute"],
  [31, 30, "about 2 minutes"],
  [1000, 30, "about 34 minutes"],
  [2700, 30, "about 2 hours"],
  [10_000, 30, "about 6 hours"],
  [100_000, 30, "about 2 days"],
])("%i mails, %i a minute, take %s", (mails, perMinute, words) =>
  expect(sendingTime(mails, perMinute)).toBe(words),
);
