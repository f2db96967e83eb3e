import { expect, test } from "vitest";
import { styledHtml } from "./styled-html.server.ts";

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
