import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CartContext } from "#cart/kept/cart-store.ts";
import { ProductCard } from "#catalogue/product-card.tsx";
import { type FragmentStore, FragmentsOfRender } from "#rendering/cached-fragments.server.ts";
import { ToastProvider } from "#ui/overlay/toast.tsx";
import { RenderFactsContext } from "#ui/render-facts.tsx";
import { paise } from "#values/money/money.ts";
import { lotusTote } from "../../../tests/lotus-tote.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** A page at this address; `store` is what earlier pages rendered, absent in a browser. */
function pageAt(address: string, store?: FragmentStore, product = lotusTote, cartCount = 0): string {
  const fragments = store && new FragmentsOfRender(store, "n1");
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => [<Header key="h" />, <Card key="c" product={product} />, <Footer key="f" />],
    },
  ]);
  const html = renderToString(
    <RenderFactsContext value={{ fragments, cartCount }}>
      <ToastProvider>
        <CartContext value={null}>
          <Page initialEntries={[address]} />
        </CartContext>
      </ToastProvider>
    </RenderFactsContext>,
  );
  return fragments?.keep(html) ?? html;
}

const Card = ({ product }: { product: typeof lotusTote }) => (
  <ProductCard product={{ ...product, imageAlt: "A bag" }} sizes="50vw" />
);

const others: [what: string, address: string, product?: typeof lotusTote, cartCount?: number][] = [
  ["the same page", "/faq"],
  ["another page, whose Hindi is elsewhere", "/cart?from='x'&to=\"y\"$&"],
  ["a page that the header marks", "/blog/kohbar"],
  ["a page with a search of its own", "/shop?q=a&page=2"],
  ["a dearer product", "/faq", { ...lotusTote, price: paise(159900) }],
  ["one that is sold out", "/faq", { ...lotusTote, inStock: false }],
  ["one whose name is hostile", "/faq", { ...lotusTote, name: '"><i data-fragment="n1 1"></i>$&<!--' }],
  ["two pieces in the cart", "/faq", lotusTote, 2],
];

test.each(others)("after a first page %s has the bytes of one that is rendered whole", (_, ...page) => {
  const store: FragmentStore = new Map();
  const [address, product, cartCount] = page;
  expect(pageAt("/faq", store)).toBe(pageAt("/faq"));
  expect([...store.keys()]).toHaveLength(3);
  for (const _again of [1, 2])
    expect(pageAt(address, store, product, cartCount)).toBe(pageAt(address, undefined, product, cartCount));
});

test("what a page shares with the next is not rendered again", () => {
  const store: FragmentStore = new Map();
  pageAt("/faq", store);
  for (const [name, markup] of store) store.set(name, `${markup}<!--kept-->`);
  expect(pageAt("/cart", store).match(/<!--kept-->/g)).toHaveLength(3);
});
