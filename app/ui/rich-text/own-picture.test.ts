import { expect, test } from "vitest";
import { pathOfOwn } from "./own-picture.ts";

const page = "https://shop.example/admin/dashboard/blog?new";

test.each([
  ["https://shop.example/files/text_images/texts/a_1x1.webp", "/files/text_images/texts/a_1x1.webp"],
  ["/files/a_1x1.webp", "/files/a_1x1.webp"],
  ["https://else.example/files/a_1x1.webp", "https://else.example/files/a_1x1.webp"],
  ["https://shop.example/fallback.svg", "https://shop.example/fallback.svg"],
  [null, null],
])("the address %s is kept as %s", (src, kept) => expect(pathOfOwn(src, page)).toBe(kept));
