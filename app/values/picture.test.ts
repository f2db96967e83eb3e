import { expect, test } from "vitest";
import { isShownPicture, keptWidths, pictureAt, pictureKeys } from "./picture.ts";

test.each([
  [1200, [240, 480, 800, 1200]],
  [1600, [240, 480, 800, 1200]],
  [700, [240, 480, 700]],
  [480, [240, 480]],
  [100, [100]],
])("a picture %i px wide is kept in %j", (width, kept) => expect(keptWidths(width)).toEqual(kept));

test("an upload's address tells its size and its variants", () => {
  const picture = pictureAt("/files/product_images/abc/front_600x400.webp");
  expect(picture).toMatchObject({ width: 600, height: 400 });
  const variant = (width: number) => `/files/product_images/abc/front_600x400-${width}.avif ${width}w`;
  expect(picture?.avif).toBe([240, 480, 600].map(variant).join(", "));
  expect(picture?.webp).toContain("front_600x400-480.webp 480w");
});

test("where files come from another address, all of a picture's do", () => {
  const own = pictureAt("/files/product_images/abc/front_600x400.webp");
  const far = pictureAt("/files/product_images/abc/front_600x400.webp", "https://cdn.example");
  const moved = (text?: string) => text?.replaceAll("/files/", "https://cdn.example/files/");
  expect(far).toEqual({ ...own, src: moved(own?.src), avif: moved(own?.avif), webp: moved(own?.webp) });
});

test.each(["https://cdn.example/a.jpg", "/files/a/b/plain.webp", "", "javascript:alert(1)"])(
  "%s is shown as it is",
  (url) => expect(pictureAt(url)).toBeUndefined(),
);

test("a picture's files are its main one and its variants", () => {
  const ends = [".webp", "-240.avif", "-240.webp", "-300.avif", "-300.webp"];
  const keys = ends.map((end) => `blog_images/x/c_300x200${end}`);
  expect(pictureKeys("/files/blog_images/x/c_300x200.webp")).toEqual(keys);
  expect(pictureKeys("/files/blog_images/x/plain.webp")).toEqual(["blog_images/x/plain.webp"]);
  expect(pictureKeys("https://cdn.example/a_300x200.webp")).toEqual([]);
});

test.each([
  ["/files/product_images/abc/front_600x400.webp", true],
  ["/fallback.svg", true],
  ["data:image/png;base64,AA", true],
  ["blob:https://shop.example/1", true],
  ["https://cdn.example/a.jpg", false],
  ["HTTP://cdn.example/a.jpg", false],
  ["//cdn.example/a.jpg", false],
  ["/\\cdn.example/a.jpg", false],
  [" https://cdn.example/a.jpg", false],
  ["javascript:alert(1)", false],
  ["", false],
])("a page may show %j: %s", (url, isShown) => expect(isShownPicture(url)).toBe(isShown));
