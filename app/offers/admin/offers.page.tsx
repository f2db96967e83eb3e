import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { readPart } from "#platform/read-part.server.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { countOffers, listOffers } from "./offer-list.db.server.ts";
import { countWords, newOfferPath, offersList, offersPath, offersPerPage, offerTabs } from "./offer-list.ts";
import { OffersTable } from "./offers-table.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const none = { offers: [], total: 0, isMore: false };

const server = adminView(policy, async ({ db, log, now }, { url }) => {
  const today = indianDay(now());
  const state = offersList.read(url.searchParams);
  const list = await readPart(log, "the offers", () => listOffers(db, { ...state, today }));
  const counts = await readPart(log, "the numbers of offers", () => countOffers(db, { ...state, today }));
  return { state, page: state.page, ...(list ?? none), counts, isUnread: !list };
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
  if (!loaderData) return <UnreadPage title={text.title} text={text.listFailed.text} reload={offersPath} />;
  const { state, page, offers, counts, total, isMore, isUnread } = loaderData;
  const { tab, q } = state;
  return (
    <TabbedList
      id="offers"
      path={offersPath}
      words={text}
      head={
        <May needs="money">
          <ButtonLink to={newOfferPath()} variant="primary" small>
            {text.make}
          </ButtonLink>
        </May>
      }
      isUnread={isUnread}
      tab={tab}
      page={page}
      counts={counts}
      countWords={countWords}
      counted={{ total, isMore }}
      tabs={offerTabs}
      labelOf={(each) => text.tabs[each]}
      pageSize={offersPerPage}
      addressOf={(to, at) => offersList.address({ q, tab: to, page: at })}
    >
      <FilterForm
        searchLabel={text.search}
        query={q}
        kept={offersList.kept(state)}
        clear={q === "" ? undefined : offersList.whole(state)}
      />
      {offers.length > 0 && <OffersTable offers={offers} />}
      {offers.length === 0 && !isUnread && <EmptyState title={q === "" ? text.none[tab] : text.noneFound} />}
    </TabbedList>
  );
}
