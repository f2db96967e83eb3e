import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { Route } from "./+types/offers.page.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";
import { countOffers, listOffers } from "./offer-list.db.server.ts";
import { newOfferPath, offersPath, offersPerPage, offerTab, offerTabs } from "./offer-list.ts";
import { OffersTable } from "./offers-table.tsx";

export const policy: RoutePolicy = { cached: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { db, log, now } = services(context);
  const today = indianDay(now());
  const tab = offerTab(url.searchParams.get("tab")) ?? "sent";
  const page = pageNumber(url.searchParams, 10_000);
  const offers = await readPart(log, "the offers", () => listOffers(db, { tab, page, today }));
  const counts = await readPart(log, "the numbers of offers", () => countOffers(db, today));
  return { tab, page, offers: offers ?? [], counts, isUnread: !offers };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <FormProblem text={text.listFailed.text} reload={offersPath} />;
  const { tab, page, offers, counts, isUnread } = loaderData;
  const address = (to: string, at = 1) =>
    `${offersPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  const make = (
    <ButtonLink to={newOfferPath()} variant="primary" small>
      {text.make}
    </ButtonLink>
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
          to: address(each),
          label: text.tabs[each],
          current: each === tab,
          ...(counts ? { count: counts[each] } : {}),
        }))}
      >
        {offers.length > 0 && <OffersTable offers={offers} />}
        {offers.length === 0 && !isUnread && <EmptyState title={text.none[tab]} />}
        <Pager
          label={text.title}
          page={page}
          pageSize={offersPerPage}
          total={counts?.[tab] ?? 0}
          hrefOf={(at) => address(tab, at)}
        />
      </Tabs>
    </>
  );
}
