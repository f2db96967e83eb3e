import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { enquiryFilter, listAddress, unreadEnquiries } from "../enquiry-filter.ts";
import { EnquiryList } from "../enquiry-list.tsx";
import { readEnquiryPage, receiveChange } from "../enquiry-page.server.ts";
import type { Route } from "./+types/contact-messages.page.ts";
import type { MessageAnswer } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { messageStatuses } from "./message.ts";
import { MessageCards } from "./message-card.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { messagesPage } from "./messages-page.server.ts";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const path = "/admin/dashboard/contact-messages";
const { reasons } = messagesText;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  return readEnquiryPage(services(context), messagesPage, url.searchParams);
}

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = enquiryFilter(new URL(call.request.url).searchParams, messageStatuses);
  return withFailure(
    call,
    { filter, ...unreadEnquiries, problem: null },
    messagesText.loadFailed(reasons.offline),
  );
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const received = await receiveChange(services(context), messagesPage, actor, await postedForm(request));
  if (received.answer) return data<MessageAnswer>(received.answer, { status: received.status });
  const filter = enquiryFilter(url.searchParams, messageStatuses);
  throw redirectWithNotice(listAddress(path, filter, received.others), received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<MessageAnswer, MessageAnswer>(
    call,
    { kind: "failed" },
    messagesText.saveFailed(reasons.offline),
  );

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: messagesText.title }];

export default function ContactMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
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
