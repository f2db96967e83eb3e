import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/staff/held-context.ts";
import { everything, type Held } from "#accounts/staff/permissions.ts";
import { markupOf } from "../../tests/render-markup.tsx";
import { AdminRail } from "./admin-nav.tsx";

const waiting = {
  returns: 0,
  reviews: 0,
  orders: 3,
  comments: 2,
  messages: 0,
  quotes: 100,
  offers: 4,
  grievances: 0,
};

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
  expect(counts).toEqual(["Orders 3", "Bulk Quotes 99+", "Offers 4", "Comments 2"]);
});

test("places stand in groups, and none is empty for those who may do less", () => {
  const groups = (held: Held) => {
    const Page = createRoutesStub([
      {
        path: "*",
        Component: () => (
          <HeldContext value={held}>
            <AdminRail waiting={null} />
          </HeldContext>
        ),
      },
    ]);
    const html = markupOf(<Page initialEntries={["/admin/dashboard/orders"]} />);
    return [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
  };
  expect(groups(everything)).toEqual(["Sell", "Tell", "People", "Settings"]);
  expect(groups({ orders: true, pack: true })).toEqual(["Sell", "Settings"]);
});
