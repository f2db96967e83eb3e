import { expect, test } from "vitest";
import { knowOwnOrigins } from "./own-uploads.server.ts";
import * as rich from "./rich-html.server.ts";
import { sanitiseHtml } from "./rich-html.server.ts";
import { withTextPictures } from "./text-pictures.server.ts";

test.each([
  { html: "<h2>Cloth</h2><p>Soft <em>cotton</em></p>", shown: "<h2>Cloth</h2><p>Soft <em>cotton</em></p>" },
  { html: "<h1>Title</h1><h5>Small</h5>", shown: "<h2>Title</h2><h4>Small</h4>" },
  { html: "<script>alert(1)</script><p>x</p>", shown: "<p>x</p>" },
  { html: '<p onclick="alert(1)" style="color:red" class="x">x</p>', shown: "<p>x</p>" },
  { html: '<a href="javascript:alert(1)">x</a>', shown: '<a rel="noopener nofollow">x</a>' },
  { html: '<a href="//evil.example">x</a>', shown: '<a rel="noopener nofollow">x</a>' },
  { html: '<a href="/shop">x</a>', shown: '<a href="/shop">x</a>' },
  { html: '<a href="/shop" rel="nofollow">x</a>', shown: '<a href="/shop">x</a>' },
  { html: '<a href="#sizes">x</a>', shown: '<a href="#sizes">x</a>' },
  { html: '<a href="https://a.in/">x</a>', shown: '<a href="https://a.in/" rel="noopener nofollow">x</a>' },
  { html: '<img src="data:image/svg+xml,x" alt="a" onerror="x">', shown: "" },
  { html: '<img src="/files/a/b.webp">', shown: '<img src="/files/a/b.webp" loading="lazy" />' },
  { html: "<p>\u202Egnp.exe\u202C</p>", shown: "<p>gnp.exe</p>" },
  { html: "<p>a&#x202E;b&#7;c&rlm;d\u0000</p>", shown: "<p>abcd</p>" },
  { html: "<pre>a\n\tb\u200Dc</pre>", shown: "<pre>a\n\tb\u200Dc</pre>" },
  {
    html: "<iframe src='https://a.in'></iframe><svg><a></a></svg>",
    shown: '<a rel="noopener nofollow"></a>',
  },
  { html: "<p>unclosed", shown: "<p>unclosed</p>" },
])("$html", ({ html, shown }) => expect(sanitiseHtml(html)).toBe(shown));

test.each([
  { html: "<div>Line one</div><div>Line two</div>", shown: "<p>Line one</p><p>Line two</p>" },
  { html: "a<div>b</div>c", shown: "a<p>b</p>c" },
  { html: "<div>a<p>b</p>c</div>", shown: "<p>a</p><p>b</p><p>c</p>" },
  { html: "<section><h5>Care</h5>Wash <b>it</b>.</section>", shown: "<h4>Care</h4><p>Wash <b>it</b>.</p>" },
  { html: "<dl><dt>Size</dt><dd>20 cm</dd></dl>", shown: "<p>Size</p><p>20 cm</p>" },
  { html: "<details><summary>Care</summary>Wash cold</details>", shown: "<p>Care</p><p>Wash cold</p>" },
  { html: "<div><b>a</b> <i>b</i><br>c</div>", shown: "<p><b>a</b> <i>b</i><br />c</p>" },
  { html: "<div>a</div><div><br></div><div>b</div>", shown: "<p>a</p><p>b</p>" },
  { html: "<h2><div>a</div><div>b</div></h2>", shown: "<h2>a<br />b</h2>" },
  { html: "<pre><div>a</div><div>b</div></pre>", shown: "<pre>a\nb</pre>" },
  { html: "<div>a <b>b<div>c</div></b></div>", shown: "<p>a <b>b<br />c</b></p>" },
  { html: "<ul><li><div>a</div><div>b</div></li></ul>", shown: "<ul><li><p>a</p><p>b</p></li></ul>" },
  {
    html: "<table><caption>Sizes</caption><tr><td><div>a</div></td></tr></table>",
    shown: "<table><caption>Sizes</caption><tr><td><p>a</p></td></tr></table>",
  },
  { html: "<div></div><div> </div>", shown: " " },
])("blocks leave their words apart: $html", ({ html, shown }) => {
  expect(sanitiseHtml(html)).toBe(shown);
  expect(sanitiseHtml(shown)).toBe(shown);
});

test.each([
  { html: "Write to <asha@example.com> for it.", shown: "Write to &lt;asha@example.com&gt; for it." },
  { html: "<p>See <https://example.com/x></p>", shown: "<p>See &lt;https://example.com/x&gt;</p>" },
  { html: "<p>a <hand-made> bag, <left", shown: "<p>a &lt;hand-made&gt; bag, &lt;left</p>" },
  { html: "<p>cheaper</p> if <b", shown: "<p>cheaper</p> if &lt;b" },
  { html: "<o:p>x</o:p><g-b>y</g-b><svg><path d='1'/><g></g></svg>", shown: "xy" },
  {
    html: '<img src="/a.png" alt="<asha@example.com>">',
    shown: '<img src="/a.png" alt="&lt;asha@example.com&gt;" loading="lazy" />',
  },
])("words in angle brackets stay, and only they: $html", ({ html, shown }) =>
  expect(sanitiseHtml(html)).toBe(shown),
);

const shop = "https://shop.example";
test.each([
  ["https://shop.example/shop/tote?x=1", true],
  ["https://shop.example", true],
  ["https://shop.example.evil.example/", false],
  ["https://shop.example@evil.example/", false],
  ["https://else.example/", false],
])("%s is the shop's own: %s", (href, isOwn) =>
  expect(rich.withOwnLinks(sanitiseHtml(`<a href="${href}" title="t">x</a>`), shop)).toBe(
    isOwn ? `<a href="${href}" title="t">x</a>` : `<a href="${href}" title="t" rel="noopener nofollow">x</a>`,
  ),
);

test.each([
  ['<img alt="a &gt; b" src="/files/a/b.webp">', true],
  ['<img src="https://else.example/files/b.webp">', false],
  ['<img src="/drawings/files/b.webp">', false],
  ['<img alt=" src=&quot;/files/a/b.webp" src="/drawings/b.webp">', false],
  ['<a href="/files/a/b.webp">src="/files/a/b.webp"</a>', false],
])("%s comes from the asset origin: %s", (html, isFar) => {
  const shown = sanitiseHtml(html);
  const far = shown.replace('src="/files/', 'src="https://cdn.example/files/');
  expect(rich.withOwnPictures(shown, "https://cdn.example")).toBe(isFar ? far : shown);
  expect(rich.withOwnPictures(shown, undefined)).toBe(shown);
});

test.each([
  { html: "<h2>A</h2><p>b &amp; c</p>", most: 50, text: "A b & c" },
  { html: "<p>one two three four</p>", most: 12, text: "one two…" },
  { html: "<script>x</script>", most: 12, text: "" },
  { html: "<div>one</div><dl><dt>two</dt><dd>three</dd></dl>", most: 50, text: "one two three" },
  { html: "Write to <asha@example.com>", most: 50, text: "Write to <asha@example.com>" },
  { html: "", most: 12, text: "" },
])("$html in $most characters", ({ html, most, text }) => expect(rich.plainText(html, most)).toBe(text));

test.each([
  ["Silk &amp; cotton", "<p>Silk &amp; cotton</p>"],
  ["5 &lt; 6\n\nSilk&nbsp;and cotton", "<p>5 &lt; 6</p>\n<p>Silk\u00A0and cotton</p>"],
  ["Silk & cotton; AT&T;", "<p>Silk &amp; cotton; AT&amp;T;</p>"],
])("plain text %j may write a sign as HTML does", (text, html) => expect(rich.richHtml(text)).toBe(html));

test.each<readonly [src: string, path: string | undefined]>([
  ...["https://shop.example", "http://shop.example", "//shop.example", "https://cdn.example"].map(
    (origin) => [`${origin}/files/text_images/t/a_8x6.webp`, "/files/text_images/t/a_8x6.webp"] as const,
  ),
  ["https://shop.example.evil.example/files/a_8x6.webp", undefined],
  ["https://shop.example@evil.example/files/a_8x6.webp", undefined],
  ["https://shop.example/files/../a_8x6.webp", undefined],
  ["https://shop.example//evil.example/files/a.webp", undefined],
  ["https://shop.example:8443/files/a_8x6.webp", undefined],
])("the picture at %s is kept by its path %s (PHOTO-28)", (src, path) => {
  knowOwnOrigins({ origin: "https://shop.example", assetOrigin: "https://cdn.example" });
  const shown = path === undefined ? "<p></p>" : `<p><img src="${path}" loading="lazy" /></p>`;
  expect(sanitiseHtml(`<p><img src="${src}"></p>`)).toBe(shown);
});

test("a picture from elsewhere is in no text: whoever reads it tells nobody", () => {
  const beginnings = ["https://", "http://", "//", "/\\", "/&Tab;/", "/&#10;/"];
  const elsewhere = beginnings.map((begin) => `${begin}else.example/a.png`);
  for (const src of [...elsewhere, "a.png", "", "data:image/png;,x"])
    expect(sanitiseHtml(`<p>a<img src="${src}">b</p>`), src).toBe("<p>ab</p>");
});

test.each([
  ['<p>Own <img src="/files/a/b_1x1.webp" alt=""> and <b>words</b></p>', 0],
  ['<img src="https://cdn.example/a.png"><p><img src="//b.example/c.png"></p>', 2],
  ['<IMG SRC="/\\evil.example/a.png"><img>', 2],
  ["Painted by hand, 3 < 4", 0],
])("%s loses %i pictures", (html, count) => expect(rich.foreignPicturesIn(html)).toBe(count));

const own = "/files/text_images/texts/a_1600x1200";
const cdn = "https://cdn.example";

test("PHOTO-28: an uploaded picture has its size, its widths and formats, from the asset origin", () => {
  const html = sanitiseHtml(`<p>x</p><img src="${own}.webp" alt="A &quot;loom&quot;"><p>y</p>`);
  expect(withTextPictures(html)).toBe(
    `<p>x</p><picture class="contents"><source type="image/avif" srcset="${kept("", "avif")}" sizes="${sizes}">` +
      `<img srcset="${kept("", "webp")}" sizes="${sizes}" decoding="async" width="1600" height="1200"` +
      ` src="${own}.webp" alt="A &quot;loom&quot;" loading="lazy" /></picture><p>y</p>`,
  );
  expect(withTextPictures(html, cdn)).toContain(`srcset="${kept(cdn, "webp")}"`);
  expect(withTextPictures(html, cdn)).toContain(` src="${cdn}${own}.webp"`);
});

const sizes = "(min-width: 37.5rem) 33rem, (min-resolution: 2.1dppx) 66vw, 100vw";
const kept = (origin: string, format: string) =>
  [240, 480, 800, 1200].map((width) => `${origin}${own}-${width}.${format} ${width}w`).join(", ");

test("a size that its writer gave it stays", () => {
  const shown = withTextPictures(sanitiseHtml(`<img width="300" src="${own}.webp" alt="">`));
  expect(shown).toContain(' width="300"');
  expect(shown).not.toContain('height="');
});

test.each([
  ['<img src="https://else.example/files/b_1x1.webp">'],
  ['<img src="/drawings/files/b_1x1.webp">'],
  ['<img alt=" src=&quot;/files/a/b_1x1.webp" src="/drawings/b.webp">'],
  ['<img alt="src=" src="/drawings/b.webp">'],
  ['<a href="/files/a/b_1x1.webp">src="/files/a/b_1x1.webp"</a>'],
])("%s stays as it is", (html) => {
  const shown = sanitiseHtml(html);
  expect(withTextPictures(shown, cdn)).toBe(shown);
});

test("of a file of another shape only the origin is said", () => {
  const shown = sanitiseHtml('<img alt="a &gt; b" src="/files/a/b.webp">');
  expect(withTextPictures(shown, cdn)).toBe(shown.replace("/files/", `${cdn}/files/`));
  expect(withTextPictures(shown)).toBe(shown);
});
