import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { fragmentsOfRender } from "#rendering/cached-fragments.server.ts";
import { CachedFragment } from "#ui/cached-fragment.tsx";
import { RenderFactsProvider } from "#ui/render-facts.tsx";

const nonce = "n1";
const draw = vi.fn((place: string) => <b>{place} ₹</b>);
const Inside = ({ place }: { place: string }) => draw(place);

/** A page with the fragment of this name; `cache` is what earlier pages drew, absent in a browser. */
function pageAt(place: string, cache?: Map<string, string>): string {
  const fragments = cache && fragmentsOfRender(cache, nonce);
  const rendered = renderToString(
    <RenderFactsProvider value={{ nonce, fragments }}>
      <CachedFragment as="header" shows={["header", place]} className="[&>b]:underline">
        <Inside place={place} />
      </CachedFragment>
    </RenderFactsProvider>,
  );
  return fragments ? fragments.keep(rendered) : rendered;
}

test("a fragment is rendered for the first page and repeated for the next, as a browser would draw it", () => {
  const cache = new Map<string, string>();
  const asBrowsersDraw = pageAt("/shop");
  draw.mockClear();
  expect([pageAt("/shop", cache), pageAt("/shop", cache)]).toEqual([asBrowsersDraw, asBrowsersDraw]);
  expect(draw).toHaveBeenCalledOnce();
});

test("a fragment of another name is rendered for itself", () => {
  const cache = new Map<string, string>();
  pageAt("/shop", cache);
  expect(pageAt("/blog", cache)).toBe(pageAt("/blog"));
  expect(pageAt("/shop", cache)).toBe(pageAt("/shop"));
});
