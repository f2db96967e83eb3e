import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { markupOf } from "../../tests/render-markup.tsx";
import { AdminRail } from "./admin-nav.tsx";

const waiting = { returns: 0, reviews: 0, orders: 3, comments: 2, messages: 0, quotes: 100, offers: 4 };

/** The rail at this address of the admin area. */
function rail(place: string, counts = waiting) {
  const Page = createRoutesStub([{ path: "*", Component: () => <AdminRail waiting={counts} /> }]);
  return <Page initialEntries={[`/admin/dashboard/${place}`]} />;
}

test("what waits at a place stands beside its name", () => {
  const html = markupOf(rail("settings"));
  const counts = [...html.matchAll(/>([^<>]+)<span[^>]*>(\d+\+?)<\/span>/g)].map(
    ([, place, n]) => `${place} ${n}`,
  );
  expect(counts).toEqual(["Orders 3", "Comments 2", "Bulk Quotes 99+", "Offers 4"]);
});
