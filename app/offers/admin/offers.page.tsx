import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { readPart } from "#platform/read-part.server.ts";
import { services } from "#platform/services.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import type { Route } from "./+types/offers.page.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { countOffers, type ListedOffer, listOffers } from "./offer-list.db.server.ts";
import {
  countWords,
  newOfferPath,
  offerQuery,
  offersHref,
  offersPath,
  offersPerPage,
  offerTabs,
} from "./offer-list.ts";
import { OffersTable } from "./offers-table.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const none = { offers: [] satisfies ListedOffer[], total: 0, isMore: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log, now } = services(context);
  const today = indianDay(now());
  const query = offerQuery(url.searchParams);
  const list = await readPart(log, "the offers", () => listOffers(db, { ...query, today }));
  const counts = await readPart(log, "the numbers of offers", () => countOffers(db, { ...query, today }));
  return { query, ...(list ?? { ...query, ...none }), counts, isUnread: !list };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.listFailed.text} reload={offersPath} />;
  const { query, page, offers, counts, total, isMore, isUnread } = loaderData;
  const { tab, text: searched } = query;
  const make = (
    <May needs="money">
      <ButtonLink to={newOfferPath()} variant="primary" small>
        {text.make}
      </ButtonLink>
    </May>
  );
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        {make}
      </PageHead>
      {isUnread && <FormProblem text={text.listFailed.text} reload={offersPath} className="mb-4" />}
      <Tabs
        id="offers"
        label={text.title}
        tabs={offerTabs.map((each) => ({
          to: offersHref({ ...query, tab: each, page: 1 }),
          label: text.tabs[each],
          current: each === tab,
          ...(counts ? { count: countWords(counts[each]) } : {}),
        }))}
      >
        <FilterForm
          searchLabel={text.search}
          query={searched}
          kept={{ tab }}
          clear={searched === "" ? undefined : offersHref({ tab, text: "", page: 1 })}
        />
        {offers.length > 0 && <OffersTable offers={offers} />}
        {offers.length === 0 && !isUnread && (
          <EmptyState title={searched === "" ? text.none[tab] : text.noneFound} />
        )}
        <Pager
          label={text.title}
          page={page}
          pageSize={offersPerPage}
          total={total}
          isMore={isMore}
          hrefOf={(at) => offersHref({ ...query, page: at })}
        />
      </Tabs>
    </>
  );
}
