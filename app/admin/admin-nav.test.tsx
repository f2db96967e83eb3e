import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import { everything, type Held, heldIn } from "#accounts/permissions/permissions.ts";
import { markupOf } from "../../tests/render-markup.tsx";
import { AdminRail } from "./admin-nav.tsx";
import type { TaskCounts } from "./overview/tasks/tasks.ts";
import { OwnMenu } from "./own-menu.tsx";

const waiting = { toPack: 3, toSend: 5, newComments: 2, newQuotes: 100, proofChanges: 1, endingSoon: 3 };

/** Both menus at this address of the admin area. */
function menus(place: string, counts: TaskCounts | null = null, held: Held = everything) {
  const Menus = () => (
    <HeldContext value={held}>
      <AdminRail waiting={counts} />
      <OwnMenu name="Sunita Devi" />
    </HeldContext>
  );
  const Page = createRoutesStub([{ path: "*", Component: Menus }]);
  return markupOf(<Page initialEntries={[`/admin/dashboard/${place}`]} />);
}

/** "Orders: Orders Returns". */
const groups = (html: string) =>
  [...html.matchAll(/<ul aria-label="(\w+)"[^>]*>(.*?)<\/ul>/g)].map(([, group, list = ""]) =>
    [`${group}:`, ...[...list.matchAll(/<a[^>]*>([^<]+)/g)].map(([, place]) => place)].join(" "),
  );
const ownPlaces = (html: string) =>
  [...(html.split("popover=")[1] ?? "").matchAll(/<(?:a|button)[^>]*>([^<]+)/g)].map(([, place]) => place);

test("what waits at a place stands beside its name", () => {
  const counts = [...menus("settings", waiting).matchAll(/>([^<>]+)<span[^>]*>(\d+\+?)<\/span>/g)];
  expect(counts.map(([, place, n]) => `${place} ${n}`)).toEqual([
    ...["Orders 3", "Offers 4", "Bulk Quotes 99+", "Comments 2"],
  ]);
});

test("places stand in six groups and the person's own menu, and one of them is current (ADMIN-1)", () => {
  const html = menus("comments");
  expect(groups(html)).toEqual([
    "Today: Dashboard",
    "Orders: Orders Returns Offers Bulk Quotes",
    "Goods: Products Discounts Cart Link Certificates Making Stalls",
    "People: Contact Messages Grievances Reviews Comments Subscribers Newsletters",
    "Stories: Blog Posts Artisans Translations",
    "Money: Numbers Books Money Makers&#x27; Pay",
  ]);
  expect(ownPlaces(html)).toEqual([
    ...["Settings", "Staff", "Connections", "Activity", "Your Account", "View shop", "Sign Out"],
  ]);
  expect([html, menus("staff")].map((each) => each.match(/aria-current="page"/g)?.length)).toEqual([1, 1]);
});

test("what somebody may not do is in neither menu, and no group is empty", () => {
  const html = menus("orders", null, heldIn(["pack"]));
  expect(groups(html)).toEqual([
    ...["Today: Dashboard", "Orders: Orders Returns Offers", "Goods: Certificates Stalls", "Money: Numbers"],
  ]);
  expect(ownPlaces(html)).toEqual(["Your Account", "View shop", "Sign Out"]);
});
