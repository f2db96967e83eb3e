import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { RecordPageProps } from "#records/page/record-page.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { enquiryFilter, listAddress, unreadEnquiries } from "../enquiry-filter.ts";
import { EnquiryList } from "../enquiry-list.tsx";
import { readEnquiryPage, receiveChange } from "../enquiry-page.server.ts";
import type { MessageAnswer } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { messageStatuses } from "./message.ts";
import { MessageCards, MessageDialog } from "./message-dialog.tsx";
import { messagesPage } from "./messages-page.server.ts";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const path = "/admin/dashboard/contact-messages";
const { reasons } = messagesText;

const server = adminPage(policy, {
  read: (shop, { url }) => readEnquiryPage(shop, messagesPage, url.searchParams),
  async take(shop, { actor, url }, form) {
    const received = await receiveChange(shop, messagesPage, actor, form);
    if (received.answer) return data<MessageAnswer>(received.answer, { status: received.status });
    const filter = enquiryFilter(url.searchParams, messageStatuses);
    throw redirectWithNotice(listAddress(path, filter, received.others), received.notice);
  },
});
const browser = adminPageInBrowser({
  title: messagesText.title,
  unread: ({ searchParams }) => ({
    filter: enquiryFilter(searchParams, messageStatuses),
    ...unreadEnquiries,
    problem: null,
  }),
  listFailed: messagesText.loadFailed(reasons.offline),
  failed: () => messagesText.saveFailed(reasons.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ContactMessagesPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { filter, opened, history, problem, likelySpam, answered } = loaderData;
  useNotices(loaderData, [problem !== null && { ...messagesText.loadFailed(problem), tone: "destructive" }]);
  const address = (others: Record<string, string> = {}) => listAddress(path, filter, others);
  return (
    <EnquiryList
      words={messagesText}
      searchLabel="Search messages"
      path={path}
      filter={filter}
      statuses={messageStatuses}
      list={loaderData}
      likelySpam={likelySpam}
      parameter="message"
      answered={answered}
      problem={problem && messagesText.loadFailed(problem).text}
      cards={(rows) => <MessageCards rows={rows} />}
    >
      {opened && (
        <MessageDialog
          key={opened.id}
          message={opened}
          history={history}
          given={actionData}
          address={address({ message: opened.id })}
          closeTo={address()}
        />
      )}
    </EnquiryList>
  );
}
