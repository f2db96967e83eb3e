import { expect, test } from "vitest";
import { picturesInText } from "./pictures-in-text.ts";

test.each([
  [
    '<p>Painted.<img src="https://cdn.example/a.png?v=1&amp;w=2" alt="x"></p>',
    ["https://cdn.example/a.png?v=1&w=2"],
  ],
  [
    "<IMG width=2 SRC = '//cdn.example/b.jpg'><img src='http://old.example/c.jpg'/>",
    ["https://cdn.example/b.jpg", "http://old.example/c.jpg"],
  ],
  ['<img src="/wp-content/d.jpg"><img src="data:image/png;base64,x"><img>', []],
  [
    `<img data-src="https://cdn.example/lazy.jpg" src="https://cdn.example/e.jpg"><img data-src="https://a.example/f.jpg">`,
    ["https://cdn.example/e.jpg"],
  ],
  ["Painted <b>by hand</b>", []],
])("%s holds %j (IMPORT-8)", (html, urls) =>
  expect(picturesInText(html).map(({ url }) => url)).toEqual(urls),
);

test.each(["<img ", '<img src=""', 'src="" '])("a text of %j alone is read once", (part) => {
  const html = `<img ${part.repeat(50_000)}`;
  const begun = performance.now();
  picturesInText(html);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
