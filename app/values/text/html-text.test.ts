import { expect, test } from "vitest";
import { htmlText } from "./html-text.ts";

test.each([
  { html: "<h2>A</h2><p>b &amp; c</p>", text: "A b & c" },
  { html: "<p>hand<strong>made</strong></p>", text: "handmade" },
  { html: "<p>one<br />two</p><hr /><p>three</p>", text: "one two three" },
  {
    html: "<table><caption>Size</caption><tr><th>S</th><td>2&nbsp;cm</td></tr></table>",
    text: "Size S 2 cm",
  },
  { html: "<p>Write to &lt;asha@example.com&gt;</p>", text: "Write to <asha@example.com>" },
  { html: "<p>&amp;lt;</p>", text: "&lt;" },
  { html: "", text: "" },
])("$html says $text", ({ html, text }) => expect(htmlText(html)).toBe(text));

test.each(["<", "<p ", "</"])("a text of %j alone is read once", (part) => {
  const html = part.repeat(100_000);
  const begun = performance.now();
  htmlText(html);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
