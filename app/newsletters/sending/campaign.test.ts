import { expect, test } from "vitest";
import { campaignHtml, campaignLink, campaignName } from "./campaign.ts";

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
