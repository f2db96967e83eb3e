import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { ArtisanProducts } from "./artisan-products.tsx";
import { shownOf } from "./shown-products.server.ts";

const shown = (list: () => Promise<never[]>) => shownOf(list, 3, openLog("silent"));
const html = (products: [] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArtisanProducts artisan={{ name: "Asha" }} products={products} hasMore={false} />
    </MemoryRouter>,
  );

test("products that could not be read are no missing artisan", async () => {
  const { products, hasMore } = await shown(() => Promise.reject(new Error("connection lost")));
  expect({ products, hasMore }).toEqual({ products: undefined, hasMore: false });
  expect(html(undefined)).toContain("Could not fetch artisan&#x27;s products.");
});

test("no products is another matter", async () => {
  expect(await shown(async () => [])).toEqual({ products: [], hasMore: false });
  expect(html([])).toContain("No products currently listed for this artisan. Check back soon!");
});
