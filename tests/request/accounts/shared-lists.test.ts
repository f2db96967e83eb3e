import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  ask,
  expectAnswer,
  expectHeaders,
  expectLed,
  expectWords,
  post,
  sharedAdmin,
  signedInAs,
  textAt,
} from "../ask.ts";
import { plainOffers } from "../checkout/purchase.ts";

const [bag, other] = await plainOffers();
const [me, stranger] = [await signedInAs("user"), await signedInAs("user")];
const lists = "/dashboard/wishlist/lists";

/** Shares both offers under a title: the owner's page of it, and its link. */
async function share(title: string) {
  await post("/wishlist/items", { ids: `${bag.id},${other.id}` }, me.cookie);
  const fields = [
    ["id", randomUUID()],
    ["title", title],
    ["goods", bag.id],
    ["goods", other.id],
  ];
  const answer = await post(lists, fields, me.cookie);
  const path = answer.headers.get("location") ?? `status ${answer.status}`;
  const own = await textAt(path, me.cookie);
  return { path, own, link: /value="[^"]*(\/list\/[\w-]{22})"/.exec(own)?.[1] ?? "no link" };
}

test("a list shows its title, a first name and what is there of it, and writes nothing (LINK-8)", async () => {
  const { link } = await share("For our new home");
  const page = await ask(link);
  expect(page.status).toBe(200);
  expectHeaders(page, { "cache-control": "private, no-store" });
  expect(page.headers.getSetCookie()).toEqual([]);
  const html = (await page.text()).replaceAll("<!-- -->", "");
  const add = `value="${bag.id}" type="submit"`;
  expectWords(html, "For our new home", "Asha chose these", bag.name, other.name, add, "Add to Cart");
  expectWords(
    html,
    '<meta name="robots" content="noindex"/>',
    '<meta name="referrer" content="same-origin"/>',
  );
  expect(html).not.toContain("Kumari");
  expect(html).not.toContain(me.actor.email);
  const items = encodeURIComponent(`${bag.slug}:1,${other.slug}:1`);
  expect(html).toContain(`/cart/shared?items=${items}`);
  expectWords(await textAt(`/hi${link}`), "ये चीज़ें", "Asha");
});

test("a title is text, in nothing that other programs show (LINK-9)", async () => {
  const title = '</title><script>x</script> www.win.example 98765 43210 "';
  const { link, own } = await share(`${title}\u202e\u0000`);
  for (const html of [own, await textAt(link)]) {
    expect(html).toContain("www.win.example 98765 43210");
    expect(html).not.toMatch(/<script>x|href="[^"]*(win\.example|98765)|\u202e/);
    expect(html.slice(0, html.indexOf("</head>"))).not.toContain("win.example");
  }
  expect(await textAt(link)).toContain('<meta name="format-detection" content="telephone=no');
});

test.each([
  ["of another shape", "x"],
  ["made up", "a".repeat(22)],
  ["with a zero byte", "%00"],
  ["of other letters", "é".repeat(22)],
  ["without end", "a".repeat(5000)],
])("a link %s opens none", async (_, token) => {
  const answer = await ask(`/list/${token}`);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.get("cache-control")).toContain("no-store");
});

test("nobody else sees, changes or ends it (LINK-10)", async () => {
  const { path, link } = await share("Mine");
  const change = { title: "Theirs", goods: bag.id, version: "1" };
  await expectAnswer(ask(path, stranger.cookie), 404);
  for (const fields of [change, { intent: "end" }])
    await expectAnswer(post(path, fields, stranger.cookie), 404);
  expectLed(await ask(path), `/login?from=${encodeURIComponent(path)}`);
  expectWords(await textAt(link), "Mine");
  expectLed(await post(path, change, me.cookie), path);
  expectWords(await textAt(link), "Theirs");
  expectLed(await post(path, { intent: "end" }, me.cookie), lists);
  await expectAnswer(ask(link), 404, "There is no such list");
});

test("the staff finds a list by its link and ends it without script (LINK-12)", async () => {
  const { link } = await share("Ended by the shop");
  const { cookie } = await sharedAdmin();
  const path = "/admin/dashboard/shared-lists";
  const html = await textAt(`${path}?${new URLSearchParams({ q: `See ${link}` })}`, cookie);
  expectWords(html, "Ended by the shop", me.actor.email, "End This List");
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await expectLed(post(path, { id }, cookie), path);
  await expectAnswer(ask(link), 404);
  expectWords(await textAt(`${path}?q=${link.slice(6)}`, cookie), "No list has this link or title.");
});
