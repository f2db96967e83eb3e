import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { pageWithin } from "#platform/database/count-ahead.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import { ExportLink } from "#records/page/export-link.tsx";
import type { RecordPageProps } from "#records/page/record-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { textIn } from "#values/text/form-text.ts";
import { CameBackForm } from "./came-back-form.tsx";
import { changeSubscribers } from "./change-subscribers.server.ts";
import { countSubscribers, listSubscribers } from "./subscriber.db.server.ts";
import {
  type PasteAnswer,
  type Subscriber,
  type SubscriberFilter,
  subscribersList,
  subscriberTabs,
} from "./subscriber.ts";
import { subscribersText as text } from "./subscribers.text.ts";
import { SubscribersList } from "./subscribers-list.tsx";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

const none = { subscribed: 0, unsubscribed: 0, bounced: 0, spam: 0 };
const nothingRead = { subscribers: [] as Subscriber[], counts: none };

const server = adminPage(policy, {
  async read({ db, log }, { url }) {
    const filter = subscribersList.read(url.searchParams);
    try {
      const counts = await countSubscribers(db, filter.q);
      const page = pageWithin(counts[filter.tab], { page: filter.page, size: pageSizeOf(filter) });
      const shown = { ...filter, page };
      return { filter: shown, subscribers: await listSubscribers(db, shown), counts, failed: false };
    } catch (error) {
      log.error(failureFacts(error), "subscribers could not be read");
      return { filter, ...nothingRead, failed: true };
    }
  },
  async take({ db, log, now }, { actor, url }, form) {
    const back = (notice: Notice) =>
      redirectWithNotice(subscribersList.address(subscribersList.read(url.searchParams)), notice);
    const intent = textIn(form, "intent");
    try {
      const done = await changeSubscribers({ db, now }, actor, intent, form);
      if ("errors" in done) return data<PasteAnswer>(done, { status: 422 });
      throw back(done);
    } catch (error) {
      unwrittenHere({ log }, error, "subscribers could not be changed");
      throw back(failedNotice(intent));
    }
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: ({ searchParams }) => ({
    filter: subscribersList.read(searchParams),
    ...nothingRead,
    failed: false,
  }),
  listFailed: () => text.listFailed,
  failed: failedNotice,
});

function failedNotice(intent: string): Notice {
  return intent === "remove" ? text.removeFailed : text.changeFailed;
}

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

function emptyWords({ q }: SubscriberFilter, failed: boolean) {
  if (failed) return text.listFailed;
  return q ? text.noneFound : text.empty;
}

export default function SubscribersPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { filter, subscribers, counts, failed } = loaderData;
  useNotices(loaderData, [failed && { ...text.listFailed, tone: "destructive" }]);
  const { tab, q } = filter;
  const address = (to: typeof tab, page = 1) => subscribersList.address({ ...filter, tab: to, page });
  return (
    <TabbedList
      id="subscribers"
      path={subscribersList.path}
      words={text}
      head={<ExportLink to={subscribersList.below("export", filter)} />}
      tabs={subscriberTabs}
      labelOf={(each) => text.tabs[each]}
      tab={tab}
      counts={counts}
      page={filter.page}
      pageSize={pageSizeOf(filter)}
      addressOf={address}
      below={
        <>
          <PageSizeLink
            total={counts[tab]}
            show={filter.show}
            hrefOf={(show) => subscribersList.address({ ...filter, page: 1, show })}
          />
          <CameBackForm action={subscribersList.address(filter)} given={actionData} />
        </>
      }
    >
      <FilterForm
        searchLabel={text.search}
        query={q}
        kept={{ tab: tab === "subscribed" ? undefined : tab }}
        clear={q ? subscribersList.address({ tab }) : undefined}
      />
      <div className="mt-3">
        {subscribers.length > 0 ? (
          <SubscribersList subscribers={subscribers} filter={filter} />
        ) : (
          <EmptyState {...emptyWords(filter, failed)} />
        )}
      </div>
    </TabbedList>
  );
}
