import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { pageWithin } from "#platform/database/count-ahead.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { unwrittenHere } from "#platform/web/unwritten.server.ts";
import { ExportLink } from "#records/page/export-link.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/subscribers.page.ts";
import { CameBackForm } from "./came-back-form.tsx";
import { changeSubscribers } from "./change-subscribers.server.ts";
import { countSubscribers, listSubscribers } from "./subscriber.db.server.ts";
import {
  type PasteAnswer,
  type Subscriber,
  type SubscriberFilter,
  subscriberFilter,
  subscribersAddress,
  subscribersPageSize,
  subscribersPath,
  subscribersText,
  subscriberTabs,
} from "./subscriber.ts";
import { SubscribersList } from "./subscribers-list.tsx";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

const none = { subscribed: 0, unsubscribed: 0, bounced: 0, spam: 0 };
const nothingRead = { subscribers: [] as Subscriber[], counts: none };

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log } = services(context);
  const filter = subscriberFilter(url.searchParams);
  try {
    const counts = await countSubscribers(db, filter.query);
    const page = pageWithin(counts[filter.tab], { page: filter.page, size: subscribersPageSize });
    const shown = { ...filter, page };
    return { filter: shown, subscribers: await listSubscribers(db, shown), counts, failed: false };
  } catch (error) {
    log.error(failureFacts(error), "subscribers could not be read");
    return { filter, ...nothingRead, failed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = subscriberFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { filter, ...nothingRead, failed: false }, subscribersText.loadFailed);
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const { db, log, now } = services(context);
  const form = await postedForm(request);
  const back = (notice: Notice) =>
    redirectWithNotice(subscribersAddress(subscriberFilter(url.searchParams)), notice);
  const intent = textIn(form, "intent");
  try {
    const done = await changeSubscribers({ db, now }, actor, intent, form);
    if ("errors" in done) return data(done satisfies PasteAnswer, { status: 422 });
    throw back(done);
  } catch (error) {
    unwrittenHere({ log }, error, "subscribers could not be changed");
    throw back(failedNotice(intent));
  }
}

const failedNotice = (intent: string): Notice =>
  intent === "remove" ? subscribersText.removeFailed : subscribersText.changeFailed;

/** A form that could not be sent leaves the list as it stands. */
export async function clientAction(call: Route.ClientActionArgs) {
  const intent = textIn(await call.request.clone().formData(), "intent");
  return withAdminAction<PasteAnswer, PasteAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: subscribersText.title }];

function emptyWords({ query }: SubscriberFilter, failed: boolean) {
  if (failed) return subscribersText.loadFailed;
  return query ? subscribersText.noneFound : subscribersText.empty;
}

export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, subscribers, counts, failed } = loaderData;
  useNotices(loaderData, [failed && { ...subscribersText.loadFailed, tone: "destructive" }]);
  const address = (change: Partial<SubscriberFilter>) =>
    subscribersAddress({ ...filter, page: 1, ...change });
  const file = subscribersAddress({ ...filter, page: 1 }, `${subscribersPath}/export`);
  return (
    <>
      <PageHead title={subscribersText.title}>
        <ExportLink to={file} />
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
            <SubscribersList subscribers={subscribers} filter={filter} />
          ) : (
            <EmptyState {...emptyWords(filter, failed)} />
          )}
        </div>
        <Pager
          label="Subscribers"
          page={filter.page}
          pageSize={subscribersPageSize}
          total={counts[filter.tab]}
          hrefOf={(page) => address({ page })}
        />
        <CameBackForm action={subscribersAddress(filter)} given={actionData} />
      </Tabs>
    </>
  );
}
