import { expect, it, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { contrast } from "../../../tests/contrast.ts";
import { bodyText } from "./body-text.ts";
import { finishMail } from "./finish-mail.server.ts";
import { type Block, mailBody, mailBodySchema } from "./mail-body.ts";
import { bodyHtml } from "./mail-frame.server.tsx";
import { colours, darkStyles } from "./mail-style.server.ts";
import { styledHtml } from "./styled-html.server.ts";

const shop = { name: "Jhola & Sisters", email: "hello@jhola.example", phone: "+91 1", address: "Madhubani" };
const bodyOf = (...blocks: Block[]) => mailBody(shop, { title: "A <title>", preview: "Soon", blocks });

const everything: Block[] = [
  { kind: "heading", text: "<h>" },
  { kind: "text", text: "one\r\ntwo" },
  { kind: "note", text: "<n>" },
  { kind: "button", label: "<go>", href: 'https://shop.example/?a="b"&c' },
  { kind: "facts", rows: [["<term>", "<said>"]] },
  { kind: "bill", lines: [["<line>", "₹1"]], sums: [["Total", "₹1"]] },
  { kind: "steps", steps: [{ label: "<step>", state: "current" }] },
];

test("nothing that is said becomes markup, in any block", () => {
  const html = bodyHtml(bodyOf(...everything));
  expect(html).not.toMatch(/<(h|n|go|term|said|line|step|title>)>/);
  for (const word of ["h", "n", "go", "term", "said", "line", "step"])
    expect(html).toContain(`&lt;${word}&gt;`);
  expect(html).toContain("one<br>two");
  expect(html).toContain('href="https://shop.example/?a=&quot;b&quot;&amp;c"');
  expect(html).toContain("Jhola &amp; Sisters");
});

test("an order's number is never torn at its hyphen", () => {
  const number = "JC-1795827388803";
  const rows: [string, string][] = [["Order", number]];
  const html = bodyHtml(bodyOf({ kind: "text", text: `<b> ${number}.` }, { kind: "facts", rows }));
  const whole = `<span style="white-space:nowrap">${number}</span>`;
  expect(html).toContain(`&lt;b&gt; ${whole}.`);
  expect(html.split(whole)).toHaveLength(3);
  const href = `https://shop.example/order/${number}`;
  expect(bodyHtml(bodyOf({ kind: "button", label: "Go", href }))).toContain(`href="${href}"`);
});

test.each(["+91 90000 00000", "98765 43210", "0612 2345678", "+91-612-2345678"])(
  "the phone number %s stays on one line, in what is said and in the foot",
  (phone) => {
    const blocks: Block[] = [{ kind: "text", text: `Call ${phone}.` }];
    const html = bodyHtml(mailBody({ ...shop, phone }, { title: "T", preview: "P", blocks }));
    const whole = `<span style="white-space:nowrap">${phone}</span>`;
    expect(html).toContain(`Call ${whole}.`);
    expect(html).toContain(`hello@jhola.example, ${whole}`);
  },
);

test.each(["₹1,090 for 12 pieces", "on 2026-11-28 at 10:09", "Ward 4, 847211", "5-7 days", "1".repeat(200)])(
  "%s has no phone number, and ends lines as words do",
  (text) => expect(bodyHtml(bodyOf({ kind: "text", text }))).not.toContain("nowrap"),
);

test("both forms say the same, and fetch nothing", () => {
  const body = bodyOf(...everything);
  for (const word of ["<h>", "<n>", "<go>", "<term>", "<said>", "<line>", "<step>"])
    expect(bodyText(body)).toContain(word);
  expect(bodyHtml(body)).not.toMatch(/<img|<link|@import|url\(|\bsrc=/i);
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "https://a b"])(
  "%s is no address for a button",
  (href) => expect(bodyHtml(bodyOf({ kind: "button", label: "Go", href }))).not.toContain(`href="${href}`),
);

test("a picture is no wider than a phone, also while it is kept out", () => {
  const html = bodyHtml(bodyOf({ kind: "picture", src: "https://shop.example/a.webp", alt: "A" }));
  const style = /<img[^>]*style="([^"]*)"/.exec(html)?.[1]?.split(";");
  expect(style).toEqual(expect.arrayContaining(["width:100%", "max-width:536px"]));
});

test("a newsletter's mail ends with the way out", () => {
  const body = { ...bodyOf(), unsubscribe: "https://shop.example/unsubscribe?token=abc" };
  expect(bodyHtml(body)).toContain('href="https://shop.example/unsubscribe?token=abc"');
  expect(bodyText(body)).toContain("Unsubscribe:\nhttps://shop.example/unsubscribe?token=abc");
  expect(bodyHtml(bodyOf())).not.toContain("Unsubscribe");
});

test("what is written in Hindi goes out on Hindi paper, whenever it is sent", async () => {
  const written = speaking("hi", () => ({ ...bodyOf(), unsubscribe: "https://shop.example/unsubscribe" }));
  const { html, text } = await finishMail({ subject: "S", body: JSON.parse(JSON.stringify(written)) });
  expect(html).toContain('lang="hi-IN"');
  for (const form of [html, text]) expect(form).toContain("ये मेल बंद करें");
});

test("a mail body survives being stored", () => {
  const body = bodyOf(...everything);
  expect(mailBodySchema.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
});

const { paper, fold, ink, soft, geru, onGeru, indigo } = colours;

it.each([
  ["what it says", ink, paper],
  ["a remark", soft, paper],
  ["the shop's name", geru, paper],
  ["a link", indigo, paper],
  ["the button", onGeru, geru],
  ["words beside the sheet", ink, fold],
])("in a mail %s is read at 4.5:1", (_what, text, ground) =>
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
);

it("and on a dark ground too", () => {
  const sheet = /\.m-sheet\{background-color:(#\w{6})/.exec(darkStyles)?.[1] ?? "";
  const texts = [...darkStyles.matchAll(/[;{]color:(#\w{6})/g)].map(([, text = ""]) => text);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const text of texts) expect(contrast(text, sheet), text).toBeGreaterThanOrEqual(4.5);
});

const own = "https://shop.example/files/text_images/texts/a";

test.each([
  [`<img src="${own}_1600x1200.webp" alt="A loom">`, 'width="536" height="402"'],
  [`<img src="${own}_300x200.webp" alt="">`, 'width="300" height="200"'],
  [`<img width="200" src="${own}_1600x1200.webp" alt="">`, 'width="200"'],
])("PHOTO-29: a mail says the size of %s", (html, size) => {
  const [, sizes = ""] = /<img((?: (?:style|width|height)="[^"]*")*)/.exec(styledHtml(html)) ?? [];
  expect(sizes.replace(/ style="[^"]*"/, "").trim()).toBe(size);
  expect(styledHtml(html)).toContain("max-width:100%");
  expect(styledHtml(html)).not.toContain("lazy");
});

test("a picture from elsewhere says no size", () =>
  expect(styledHtml('<img src="https://else.example/b.png" alt="">')).not.toMatch(/(?:width|height)="\d/));
