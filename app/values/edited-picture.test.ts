import { expect, test } from "vitest";
import { exchanged, formFor, formGiven, placeOf, withPicture } from "./edited-picture.ts";

const picture = "/files/product_images/p-1/abc_600x400.webp";
const place = { bucket: "product_images", recordId: "p-1" } as const;

test.each([
  [picture, place],
  ["/files/blog_images/my-post/0a_1x1.webp", { bucket: "blog_images", recordId: "my-post" }],
  ["/files/product_og_images/p-1/abc_600x400.webp", undefined],
  ["/files/private/originals/abc_600x400.webp", undefined],
  ["/files/product_images/../private/a_1x1.webp", undefined],
  ["/files/product_images/p-1/x/abc_600x400.webp", undefined],
  ["/files/product_images/p-1/abc_600x400-240.webp", undefined],
  ["https://elsewhere.example/files/product_images/p-1/abc_600x400.webp", undefined],
  ["", undefined],
])("PHOTO-26: the picture %j lies in %j", (url, expected) => expect(placeOf(url)).toEqual(expected));

test.each([
  ["/admin/dashboard/products?edit=p-1", "/admin/dashboard/products?edit=p-1"],
  ["/admin/dashboard/products?q=fish&page=2&edit=p-1", "/admin/dashboard/products?q=fish&page=2&edit=p-1"],
  ["/admin/dashboard/products?edit=p-2", undefined],
  ["/admin/dashboard/products?new", undefined],
  ["/admin/dashboard/blog?edit=p-1", undefined],
  ["//elsewhere.example/admin/dashboard/products?edit=p-1", undefined],
  ["https://elsewhere.example?edit=p-1", undefined],
  ["/admin/dashboard/products/../../login?edit=p-1", undefined],
])("PHOTO-27: the given way back %j is taken as %j", (given, expected) => {
  expect(formGiven(given, place)).toBe(expected);
  expect(formFor(given, place)).toBe(expected ?? "/admin/dashboard/products?edit=p-1");
});

test("PHOTO-27: a form shows each edited picture in its place, also one that is edited again", () => {
  const once = withPicture("/admin/dashboard/products?edit=p-1", "/a", "/b");
  const both = withPicture(once, "/x", "/y");
  const again = withPicture(both, "/b", "/c");
  expect(exchanged(new URLSearchParams(again.split("?")[1]))).toEqual([
    ["/a", "/c"],
    ["/x", "/y"],
  ]);
  expect(again).toMatch(/^\/admin\/dashboard\/products\?edit=p-1&/);
});
