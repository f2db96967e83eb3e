import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readPart } from "#platform/read-part.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { RecordPageProps } from "#records/page/record-page.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { enquiryFilter, listAddress, unreadEnquiries } from "../enquiry-filter.ts";
import { EnquiryList } from "../enquiry-list.tsx";
import { readEnquiryPage, receiveChange } from "../enquiry-page.server.ts";
import { offersOfQuote } from "./quote.db.server.ts";
import type { QuoteAnswer } from "./quote.form.ts";
import { quotesText } from "./quote.text.ts";
import { quoteStatuses } from "./quote.ts";
import { QuoteCards } from "./quote-card.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";
import { quotesPage } from "./quotes-page.server.ts";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const path = "/admin/dashboard/bulk-quotes";
const { reasons } = quotesText;

const server = adminPage(policy, {
  async read({ db, log }, { url }) {
    const page = await readEnquiryPage({ db, log }, quotesPage, url.searchParams);
    const { opened } = page;
    const offers =
      opened && (await readPart(log, "the offers of a quote", () => offersOfQuote(db, opened.id)));
    return { ...page, offers: offers ?? [] };
  },
  async take(shop, { actor, url }, form) {
    const received = await receiveChange(shop, quotesPage, actor, form);
    if (received.answer) return data<QuoteAnswer>(received.answer, { status: received.status });
    const filter = enquiryFilter(url.searchParams, quoteStatuses);
    throw redirectWithNotice(listAddress(path, filter, received.others), received.notice);
  },
});
const browser = adminPageInBrowser({
  title: quotesText.title,
  unread: ({ searchParams }) => ({
    filter: enquiryFilter(searchParams, quoteStatuses),
    ...unreadEnquiries,
    problem: null,
    offers: [],
  }),
  listFailed: quotesText.loadFailed(reasons.offline),
  failed: () => quotesText.saveFailed(reasons.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function BulkQuotesPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
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
