import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { withFailure } from "#ui/failed-request.ts";
import { FilterForm } from "#ui/filter-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useNotices } from "#ui/use-notices.ts";
import { longDateTime } from "#values/date-time.ts";
import type { Route } from "./+types/subscribers.page.ts";
import { countSubscribers, listSubscribers } from "./subscriber.db.server.ts";
import {
  type Subscriber,
  type SubscriberFilter,
  sourceInWords,
  subscriberFilter,
  subscribersAddress,
  subscribersPageSize,
  subscribersPath,
  subscribersText,
  subscriberTabs,
} from "./subscriber.ts";

const none = { subscribed: 0, unsubscribed: 0, spam: 0 };
const nothingRead = { subscribers: [] as Subscriber[], counts: none };

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { db, log } = services(context);
  const filter = subscriberFilter(url.searchParams);
  try {
    const subscribers = await listSubscribers(db, filter);
    return { filter, subscribers, counts: await countSubscribers(db, filter.query), failed: false };
  } catch (error) {
    log.error(failureFacts(error), "subscribers could not be read");
    return { filter, ...nothingRead, failed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = subscriberFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { filter, ...nothingRead, failed: false }, subscribersText.loadFailed);
};

export const meta: Route.MetaFunction = () => [{ title: subscribersText.title }];

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { filter, subscribers, counts, failed } = loaderData;
  useNotices(loaderData, [failed && { ...subscribersText.loadFailed, tone: "destructive" }]);
  const address = (change: Partial<SubscriberFilter>) =>
    subscribersAddress({ ...filter, page: 1, ...change });
  const file = subscribersAddress({ ...filter, page: 1 }, `${subscribersPath}/export`);
  return (
    <>
      <PageHead title={subscribersText.title}>
        <ButtonLink to={file} reloadDocument prefetch="none" small>
          Export CSV
        </ButtonLink>
      </PageHead>
      <Tabs
        id="subscribers"
        label={subscribersText.title}
        tabs={subscriberTabs.map((tab) => ({
          to: address({ tab }),
          label: subscribersText.tabs[tab],
          count: counts[tab],
          current: filter.tab === tab,
        }))}
      >
        <FilterForm
          searchLabel="Search subscribers"
          query={filter.query}
          kept={{ tab: filter.tab === "subscribed" ? undefined : filter.tab }}
          clear={filter.query ? address({ query: "" }) : undefined}
        />
        <div className="mt-3">
          {subscribers.length > 0 ? (
            <DataTable
              caption={subscribersText.tabs[filter.tab]}
              columns={filter.tab === "unsubscribed" ? [...columns, unsubscribed] : columns}
              rows={subscribers}
              idOf={({ id }) => id}
            />
          ) : (
            <EmptyState {...(failed ? subscribersText.loadFailed : subscribersText.empty)} />
          )}
        </div>
        <Pager
          label="Subscribers"
          page={filter.page}
          pageSize={subscribersPageSize}
          total={counts[filter.tab]}
          hrefOf={(page) => address({ page })}
        />
      </Tabs>
    </>
  );
}

const columns: readonly Column<Subscriber>[] = [
  { key: "email", label: "Email", card: "heading", className: "break-all", cell: ({ email }) => email },
  { key: "consent", label: "Signed Up", cell: ({ consentAt }) => longDateTime(consentAt) },
  { key: "source", label: "Where", cell: ({ source }) => sourceInWords(source) },
];

const unsubscribed: Column<Subscriber> = {
  key: "unsubscribed",
  label: "Unsubscribed",
  cell: ({ unsubscribedAt }) => unsubscribedAt && longDateTime(unsubscribedAt),
};
