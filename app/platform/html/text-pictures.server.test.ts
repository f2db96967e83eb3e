import { expect, test } from "vitest";
import { sanitiseHtml } from "./rich-html.server.ts";
import { withTextPictures } from "./text-pictures.server.ts";

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
