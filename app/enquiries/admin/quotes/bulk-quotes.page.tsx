import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { enquiryFilter, listAddress, unreadEnquiries } from "../enquiry-filter.ts";
import { EnquiryList } from "../enquiry-list.tsx";
import { readEnquiryPage, receiveChange } from "../enquiry-page.server.ts";
import type { Route } from "./+types/bulk-quotes.page.ts";
import type { QuoteAnswer } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import { quoteStatuses } from "./quote.ts";
import { QuoteCards } from "./quote-card.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";
import { offersOfQuote } from "./quote-offers.db.server.ts";
import { quotesPage } from "./quotes-page.server.ts";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const path = "/admin/dashboard/bulk-quotes";
const { reasons } = quotesText;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log } = services(context);
  const page = await readEnquiryPage({ db, log }, quotesPage, url.searchParams);
  const { opened } = page;
  const offers = opened && (await readPart(log, "the offers of a quote", () => offersOfQuote(db, opened.id)));
  return { ...page, offers: offers ?? [] };
}

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = enquiryFilter(new URL(call.request.url).searchParams, quoteStatuses);
  return withFailure(
    call,
    { filter, ...unreadEnquiries, problem: null, offers: [] },
    quotesText.loadFailed(reasons.offline),
  );
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const received = await receiveChange(services(context), quotesPage, actor, await postedForm(request));
  if (received.answer) return data<QuoteAnswer>(received.answer, { status: received.status });
  const filter = enquiryFilter(url.searchParams, quoteStatuses);
  throw redirectWithNotice(listAddress(path, filter, received.others), received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<QuoteAnswer, QuoteAnswer>(call, { kind: "failed" }, quotesText.saveFailed(reasons.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: quotesText.title }];

export default function BulkQuotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, opened, offers, history, problem, likelySpam, answered } = loaderData;
  useNotices(loaderData, [problem !== null && { ...quotesText.loadFailed(problem), tone: "destructive" }]);
  const address = (others: Record<string, string> = {}) => listAddress(path, filter, others);
  return (
    <EnquiryList
      words={quotesText}
      searchLabel="Search quotes"
      path={path}
      filter={filter}
      statuses={quoteStatuses}
      hasKinds
      list={loaderData}
      likelySpam={likelySpam}
      parameter="quote"
      answered={answered}
      problem={problem && quotesText.loadFailed(problem).text}
      cards={(rows) => <QuoteCards rows={rows} />}
    >
      {opened && (
        <QuoteDialog
          key={opened.id}
          quote={opened}
          offers={offers}
          history={history}
          given={actionData}
          address={address({ quote: opened.id })}
          closeTo={address()}
        />
      )}
    </EnquiryList>
  );
}
