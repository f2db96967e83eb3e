import { expect, test } from "vitest";
import { picturesInText, withoutShared } from "./pictures-in-text.ts";

test.each([
  ['<p>Painted.<img src="https://a.example/a.png?v=1&amp;w=2"></p>', ["https://a.example/a.png?v=1&w=2"]],
  [
    "<IMG width=200 SRC = '//cdn.example/b.jpg'><img src='http://old.example/c.jpg'/>",
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

test.each([
  '<img width="1" height="1" src="https://t.example/c.png">',
  '<img src="https://cdn.example/a.png" width=60>',
  `<img style="max-width: 100%; height:40px" src='https://cdn.example/a.png'>`,
  '<img src="https://cdn.example/Payment-Methods_600x.png?v=1">',
  '<img src="https://cdn.example/trust_badges.jpg">',
  '<img src="https://cdn.example/visa2.png">',
  '<img src="https://s.w.example/core/1f600.svg">',
  '<img src="https://cdn.example/line.GIF">',
])("%s shows no piece", (html) => expect(picturesInText(html)).toEqual([]));

test.each([
  '<img width="1200" height="900" src="https://cdn.example/a.png">',
  '<img style="width:100%" src="https://cdn.example/a.png">',
  '<img width="50%" src="https://cdn.example/a.png">',
  '<img data-width="20" src="https://cdn.example/repayments/badger-tote.jpg">',
])("%s may show the piece", (html) => expect(picturesInText(html)).toHaveLength(1));

test("a picture in several descriptions is none of these products'", () => {
  const inText = (url: string) => ({ url, alt: "", variants: [], isInText: true as const });
  const own = { url: "own", alt: "", variants: [] };
  const products = [{ pictures: [own, inText("a"), inText("chart")] }, { pictures: [own, inText("chart")] }];
  expect(withoutShared(products).map(({ pictures }) => pictures.map(({ url }) => url))).toEqual([
    ["own", "a"],
    ["own"],
  ]);
});
