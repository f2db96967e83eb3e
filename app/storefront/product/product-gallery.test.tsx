import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductGallery } from "./product-gallery.tsx";

const pictures = ["front", "back"].map((name) => ({ url: `https://example.com/${name}.png`, alt: name }));
const drawn = (count: number) => renderToStaticMarkup(<ProductGallery pictures={pictures.slice(0, count)} />);

test("several pictures stand beside their thumbnails", () => {
  expect(drawn(2)).toContain('aria-label="Thumbnails"');
  expect(drawn(2)).toContain("md:grid-cols-");
});

test("a single picture has the whole room: there is no narrow column that it could fall into", () => {
  expect(drawn(1)).not.toContain('aria-label="Thumbnails"');
  expect(drawn(1)).not.toContain("md:grid-cols-");
});
