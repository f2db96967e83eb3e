import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { fragmentsOf, markupOf } from "../../tests/render-markup.tsx";
import { AdminRail } from "./admin-nav.tsx";

const waiting = { orders: 3, comments: 2, messages: 0, quotes: 100 };

/** The rail at this address of the admin area, drawn on each page anew by a browser. */
function rail(place: string, counts: typeof waiting | null = waiting) {
  const Page = createRoutesStub([{ path: "*", Component: () => <AdminRail waiting={counts} /> }]);
  return <Page initialEntries={[`/admin/dashboard/${place}`]} />;
}

test("the admin's places are rendered once for all pages of one place", () => {
  const cache = fragmentsOf(rail("orders"));
  expect(cache.size).toBe(1);
  expect(markupOf(rail("orders/JC-1"), cache)).toBe(markupOf(rail("orders/JC-1")));
  expect(cache.size).toBe(1);
});

test.each([
  ["at another place", rail("settings")],
  ["when other things wait", rail("orders", { ...waiting, comments: 3 })],
  ["when nothing waits", rail("orders", null)],
])("they are rendered anew %s", (_, other) => {
  expect(markupOf(other)).not.toBe(markupOf(rail("orders")));
  expect(markupOf(other, fragmentsOf(rail("orders")))).toBe(markupOf(other));
});

test("what waits at a place stands beside its name", () => {
  const html = markupOf(rail("settings"));
  const counts = [...html.matchAll(/>([^<>]+)<span[^>]*>(\d+\+?)<\/span>/g)].map(
    ([, place, n]) => `${place} ${n}`,
  );
  expect(counts).toEqual(["Orders 3", "Comments 2", "Bulk Quotes 99+"]);
});
