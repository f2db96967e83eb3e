import { expect, test } from "vitest";
import { assetAddress, wholePictureAddress } from "./asset-address.ts";

const cdn = "https://cdn.example";

test.each([
  ["/assets/shop-abc.js", `${cdn}/assets/shop-abc.js`],
  ["/files/product_images/a/b_600x400.webp", `${cdn}/files/product_images/a/b_600x400.webp`],
  ["/fallback.svg", "/fallback.svg"],
  ["/site.webmanifest", "/site.webmanifest"],
  ["/og/product/a/b.jpg", "/og/product/a/b.jpg"],
  ["/avatars/AR.svg", "/avatars/AR.svg"],
  ["/reviews/photos/a/0", "/reviews/photos/a/0"],
  ["/dashboard/returns/a/photos/0", "/dashboard/returns/a/photos/0"],
  ["/assets", "/assets"],
  ["//files/a", "//files/a"],
  ["https://elsewhere.example/files/a.webp", "https://elsewhere.example/files/a.webp"],
])("%s is fetched from %s", (path, address) => {
  expect(assetAddress(path, cdn)).toBe(address);
  expect(assetAddress(path)).toBe(path);
});

const origin = "https://shop.example";

test.each([
  [{ origin }, "/files/a/b.webp", `${origin}/files/a/b.webp`],
  [{ origin, assetOrigin: cdn }, "/files/a/b.webp", `${cdn}/files/a/b.webp`],
  [{ origin, assetOrigin: cdn }, "/og/shop/card/x.jpg", `${origin}/og/shop/card/x.jpg`],
  [{ origin, assetOrigin: cdn }, "https://elsewhere.example/x.jpg", "https://elsewhere.example/x.jpg"],
  [{ origin, assetOrigin: cdn }, "https://", undefined],
])("with %o the whole address of %s is %s", (site, picture, address) =>
  expect(wholePictureAddress(picture, site)).toBe(address),
);
