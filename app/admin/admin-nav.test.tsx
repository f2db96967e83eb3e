import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import { everything, type Held } from "#accounts/permissions/permissions.ts";
import { markupOf } from "../../tests/render-markup.tsx";
import { AdminRail } from "./admin-nav.tsx";

const nothing = {
  orders: 0,
  returns: 0,
  reviews: 0,
  comments: 0,
  messages: 0,
  quotes: 0,
  offers: 0,
  grievances: 0,
};
const waiting = { ...nothing, orders: 3, comments: 2, quotes: 100, offers: 4 };

/** The rail at this address of the admin area. */
function rail(place: string, counts: typeof waiting | null = waiting, held: Held = everything) {
  const Rail = () => (
    <HeldContext value={held}>
      <AdminRail waiting={counts} />
    </HeldContext>
  );
  const Page = createRoutesStub([{ path: "*", Component: Rail }]);
  return markupOf(<Page initialEntries={[`/admin/dashboard/${place}`]} />);
}

test("what waits at a place stands beside its name", () => {
  const counts = [...rail("settings").matchAll(/>([^<>]+)<span[^>]*>(\d+\+?)<\/span>/g)].map(
    ([, place, n]) => `${place} ${n}`,
  );
  expect(counts).toEqual(["Orders 3", "Bulk Quotes 99+", "Offers 4", "Comments 2"]);
});

test("the places stand in the menu's order, and one of them is current", () => {
  const html = rail("comments", null);
  expect([...html.matchAll(/<(?:a|button)[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    ...["Dashboard", "Numbers", "Orders", "Returns", "Products", "Discounts"],
    ...["Bulk Quotes", "Offers", "Certificates", "Books", "Blog Posts", "Newsletters"],
    ...["Artisans", "Translations", "Contact Messages", "Grievances", "Reviews", "Comments"],
    ...["Subscribers", "Settings", "Connections", "Staff", "Activity", "Your Account"],
    ...["View shop", "Sign Out"],
  ]);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

test("places stand in groups, and none is empty for those who may do less", () => {
  const groups = (held: Held) =>
    [...rail("orders", null, held).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading);
  expect(groups(everything)).toEqual(["Sell", "Tell", "People", "Settings"]);
  expect(groups({ orders: true, pack: true })).toEqual(["Sell", "Settings"]);
});
