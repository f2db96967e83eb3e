import { expect, test } from "vitest";
import { plainText, sanitiseHtml } from "./rich-html.server.ts";

test.each([
  { html: "<h2>Cloth</h2><p>Soft <em>cotton</em></p>", shown: "<h2>Cloth</h2><p>Soft <em>cotton</em></p>" },
  { html: "<h1>Title</h1>", shown: "<h2>Title</h2>" },
  { html: "<script>alert(1)</script><p>x</p>", shown: "<p>x</p>" },
  { html: '<p onclick="alert(1)" style="color:red" class="x">x</p>', shown: "<p>x</p>" },
  { html: '<a href="javascript:alert(1)">x</a>', shown: '<a rel="noopener nofollow">x</a>' },
  { html: '<a href="//evil.example">x</a>', shown: '<a rel="noopener nofollow">x</a>' },
  { html: '<a href="/shop">x</a>', shown: '<a href="/shop" rel="noopener nofollow">x</a>' },
  { html: '<img src="data:image/svg+xml,x" alt="a" onerror="x">', shown: '<img alt="a" loading="lazy" />' },
  {
    html: "<iframe src='https://evil.example'></iframe><svg><a></a></svg>",
    shown: '<a rel="noopener nofollow"></a>',
  },
  { html: "<p>unclosed", shown: "<p>unclosed</p>" },
])("$html", ({ html, shown }) => expect(sanitiseHtml(html)).toBe(shown));

test.each([
  { html: "<h2>A</h2><p>b &amp; c</p>", most: 50, text: "A b & c" },
  { html: "<p>one two three four</p>", most: 12, text: "one two…" },
  { html: "<script>x</script>", most: 12, text: "" },
  { html: "", most: 12, text: "" },
])("$html in $most characters", ({ html, most, text }) => expect(plainText(html, most)).toBe(text));
