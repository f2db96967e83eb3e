import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { drawn, keptOf } from "../../tests/draw-parts.tsx";
import { AdminRail } from "./admin-nav.tsx";

const waiting = { orders: 3, comments: 2, messages: 0, quotes: 100 };

/** The rail at this address of the admin area, drawn on each page anew by a browser. */
function rail(place: string, counts: typeof waiting | null = waiting) {
  const Page = createRoutesStub([{ path: "*", Component: () => <AdminRail waiting={counts} /> }]);
  return <Page initialEntries={[`/admin/dashboard/${place}`]} />;
}

test("the admin's places are drawn once for all pages of one place", () => {
  const kept = keptOf(rail("orders"));
  expect(kept.size).toBe(1);
  expect(drawn(rail("orders/JC-1"), kept)).toBe(drawn(rail("orders/JC-1")));
  expect(kept.size).toBe(1);
});

test.each([
  ["at another place", rail("settings")],
  ["when other things wait", rail("orders", { ...waiting, comments: 3 })],
  ["when nothing waits", rail("orders", null)],
])("they are drawn anew %s", (_, other) => {
  expect(drawn(other)).not.toBe(drawn(rail("orders")));
  expect(drawn(other, keptOf(rail("orders")))).toBe(drawn(other));
});

test("what waits at a place stands beside its name", () => {
  const html = drawn(rail("settings"));
  const counts = [...html.matchAll(/>([^<>]+)<span[^>]*>(\d+\+?)<\/span>/g)].map(
    ([, place, n]) => `${place} ${n}`,
  );
  expect(counts).toEqual(["Orders 3", "Comments 2", "Bulk Quotes 99+"]);
});
