import { expect, test } from "vitest";
import { type Block, letterFrom, letterSchema } from "./letter.ts";
import { letterText } from "./letter-text.ts";
import { letterHtml } from "./mail-frame.server.tsx";

const shop = { name: "Jhola & Sisters", email: "hello@jhola.example", phone: "+91 1", address: "Madhubani" };
const letterOf = (...blocks: Block[]) => letterFrom(shop, { title: "A <title>", preview: "Soon", blocks });

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
  const html = letterHtml(letterOf(...everything));
  expect(html).not.toMatch(/<(h|n|go|term|said|line|step|title>)>/);
  for (const word of ["h", "n", "go", "term", "said", "line", "step"])
    expect(html).toContain(`&lt;${word}&gt;`);
  expect(html).toContain("one<br>two");
  expect(html).toContain('href="https://shop.example/?a=&quot;b&quot;&amp;c"');
  expect(html).toContain("Jhola &amp; Sisters");
});

test("both forms say the same, and fetch nothing", () => {
  const letter = letterOf(...everything);
  for (const word of ["<h>", "<n>", "<go>", "<term>", "<said>", "<line>", "<step>"]) {
    expect(letterText(letter)).toContain(word);
  }
  expect(letterHtml(letter)).not.toMatch(/<img|<link|@import|url\(|\bsrc=/i);
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "https://a b"])(
  "%s is no address for a button",
  (href) =>
    expect(letterHtml(letterOf({ kind: "button", label: "Go", href }))).not.toContain(`href="${href}`),
);

test("a newsletter's mail ends with the way out", () => {
  const letter = { ...letterOf(), unsubscribe: "https://shop.example/unsubscribe?token=abc" };
  expect(letterHtml(letter)).toContain('href="https://shop.example/unsubscribe?token=abc"');
  expect(letterText(letter)).toContain("Unsubscribe:\nhttps://shop.example/unsubscribe?token=abc");
  expect(letterHtml(letterOf())).not.toContain("Unsubscribe");
});

test("a letter survives being stored", () => {
  const letter = letterOf(...everything);
  expect(letterSchema.parse(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
});
