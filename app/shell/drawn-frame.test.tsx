import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { keepParts } from "#platform/web/drawn-parts.server.ts";
import { DrawnOnce } from "#ui/drawn-once.tsx";
import { RenderFactsProvider } from "#ui/nonce.tsx";

const nonce = "n1";
const draw = vi.fn((place: string) => <b>{place} ₹</b>);
const Inside = ({ place }: { place: string }) => draw(place);

/** A page with the part of this name; `drawn` is what earlier pages had, absent in a browser. */
function pageAt(place: string, drawn?: Map<string, string>): string {
  const rendered = renderToString(
    <RenderFactsProvider value={{ nonce, drawn }}>
      <DrawnOnce as="header" name={`header ${place}`} className="[&>b]:underline">
        <Inside place={place} />
      </DrawnOnce>
    </RenderFactsProvider>,
  );
  return drawn ? keepParts(rendered, nonce, drawn) : rendered;
}

test("a part is drawn for the first page and repeated for the next, as a browser would draw it", () => {
  const drawn = new Map<string, string>();
  const asBrowsersDraw = pageAt("/shop");
  draw.mockClear();
  expect([pageAt("/shop", drawn), pageAt("/shop", drawn)]).toEqual([asBrowsersDraw, asBrowsersDraw]);
  expect(draw).toHaveBeenCalledOnce();
});

test("a part of another name is drawn for itself", () => {
  const drawn = new Map<string, string>();
  pageAt("/shop", drawn);
  expect(pageAt("/blog", drawn)).toBe(pageAt("/blog"));
  expect(pageAt("/shop", drawn)).toBe(pageAt("/shop"));
});
