import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { partsOfRender } from "#rendering/drawn-parts.server.ts";
import { DrawnOnce } from "#ui/drawn-once.tsx";
import { RenderFactsProvider } from "#ui/render-facts.tsx";

const nonce = "n1";
const draw = vi.fn((place: string) => <b>{place} ₹</b>);
const Inside = ({ place }: { place: string }) => draw(place);

/** A page with the part of this name; `kept` is what earlier pages drew, absent in a browser. */
function pageAt(place: string, kept?: Map<string, string>): string {
  const drawn = kept && partsOfRender(kept, nonce);
  const rendered = renderToString(
    <RenderFactsProvider value={{ nonce, drawn }}>
      <DrawnOnce as="header" shows={["header", place]} className="[&>b]:underline">
        <Inside place={place} />
      </DrawnOnce>
    </RenderFactsProvider>,
  );
  return drawn ? drawn.keep(rendered) : rendered;
}

test("a part is drawn for the first page and repeated for the next, as a browser would draw it", () => {
  const kept = new Map<string, string>();
  const asBrowsersDraw = pageAt("/shop");
  draw.mockClear();
  expect([pageAt("/shop", kept), pageAt("/shop", kept)]).toEqual([asBrowsersDraw, asBrowsersDraw]);
  expect(draw).toHaveBeenCalledOnce();
});

test("a part of another name is drawn for itself", () => {
  const kept = new Map<string, string>();
  pageAt("/shop", kept);
  expect(pageAt("/blog", kept)).toBe(pageAt("/blog"));
  expect(pageAt("/shop", kept)).toBe(pageAt("/shop"));
});
