import { expect, test } from "vitest";
import { acceptOf, bucketNamed, isTaken, liesWith, refusalText, tooManyPictures } from "./upload.ts";

test("only the shop's own buckets are named", () => {
  expect(bucketNamed("product_images")).toBe("product_images");
  for (const name of ["", "toString", "__proto__", "../secret", "Product_Images"])
    expect(bucketNamed(name)).toBeUndefined();
});

test("a cover may be a GIF, a product's picture may not", () => {
  const web = "image/png,image/jpeg,image/webp";
  const phones = "image/heic,image/heif,.heic,.heif";
  expect(acceptOf("blog_images")).toBe(`${web},${phones},image/gif`);
  expect(acceptOf("product_images")).toBe(`${web},${phones}`);
  expect(acceptOf("product_og_images")).toBe(web);
});

test.each([
  { type: "image/heic", name: "IMG_1.HEIC", taken: true },
  { type: "image/heif", name: "a", taken: true },
  { type: "", name: "IMG_1.HEIC", taken: true },
  { type: "", name: "IMG_1.jpg", taken: false },
  { type: "image/gif", name: "a.heic", taken: false },
  { type: "image/webp", name: "", taken: true },
])("a file of type '$type' named '$name' is taken for a product: $taken (PHOTO-5)", ({ taken, ...file }) =>
  expect(isTaken("product_images", file)).toBe(taken),
);

test.each([
  [
    "too-many-bytes",
    ["a", "b", "c"],
    "“a”, “b” and “c” are larger than 20MB. Please choose smaller pictures.",
  ],
  ["too-large", ["a"], "“a” has more than 40 million pixels. Please choose a smaller picture."],
  ["too-slow", ["a"], "“a” takes too long to be read. Please choose a smaller picture."],
  ["wrong-format", ["a"], "“a” is no PNG, JPEG, WebP or HEIC picture that can be read."],
  ["wrong-format", ["a", "b"], "“a” and “b” are no PNG, JPEG, WebP or HEIC pictures that can be read."],
] as const)("files that are refused as %s are named together: %j", (refusal, names, text) =>
  expect(refusalText(refusal, "product_images", ...names)).toBe(text),
);

test("a photo's own limit is told", () => {
  const text = "“a.jpg” is larger than 5MB. Please choose a smaller picture.";
  expect(refusalText("too-many-bytes", "photos", "a.jpg")).toBe(text);
});

test("too many pictures are refused in their exact words", () =>
  expect(tooManyPictures(2, 5)).toBe("You can only upload 2 more image(s). Max 5 total."));

test.each([
  { url: "/files/product_images/p1/a_1x1.webp", own: true },
  { url: "/files/product_og_images/p1/a_1x1.webp", own: true },
  { url: "/files/product_images/p12/a_1x1.webp", own: false },
  { url: "/files/blog_images/p1/a_1x1.webp", own: false },
  { url: "https://cdn.example/files/product_images/p1/a.webp", own: false },
])("$url lies with p1: $own", ({ url, own }) =>
  expect(liesWith(url, ["product_images", "product_og_images"], "p1")).toBe(own),
);
