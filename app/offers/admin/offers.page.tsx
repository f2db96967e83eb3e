import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { readTabbed } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { countOffers, listOffers } from "./offer-list.db.server.ts";
import { newOfferPath, offersList, offerTabs } from "./offer-list.ts";
import { OffersTable } from "./offers-table.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const server = adminView(policy, (shop, { url }) => {
  const today = indianDay(shop.now());
  return readTabbed(shop, url, undefined, {
    list: offersList,
    name: "offers",
    rows: ({ db }, state) => listOffers(db, { ...state, today }),
    counts: ({ db }, state) => countOffers(db, { ...state, today }),
  });
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function OffersPage({ loaderData }: AdminPageProps<typeof server>) {
  return (
    <TabbedPage
      id="offers"
      list={offersList}
      tabs={offerTabs}
      words={{ ...text, noneFound: { title: text.noneFound } }}
      data={loaderData}
      head={
        <May needs="money">
          <ButtonLink to={newOfferPath()} variant="primary" small>
            {text.make}
          </ButtonLink>
        </May>
      }
      rows={(offers) => <OffersTable offers={offers} />}
    />
  );
}
