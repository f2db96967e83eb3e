import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { EnquiriesView } from "../enquiries-view.tsx";
import { enquiryPageInBrowser } from "../enquiry-kind.ts";
import { enquiryPage, formAct } from "../enquiry-page.server.ts";
import { answerMessage, keepMessage, severalMessages } from "./change-message.server.ts";
import { messageRows } from "./message.db.server.ts";
import { messageTyped, parseMessageChange, parseMessageReply } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { messages } from "./message.ts";
import { MessageNextCard } from "./message-next-card.tsx";
import { MessagesTable, messageFacts } from "./message-table.tsx";

export const policy = { cached: false, body: "texts", needs: "messages" } as const satisfies AdminPolicy;

const server = enquiryPage(policy, messages, {
  rows: messageRows,
  typed: messageTyped,
  save: formAct(parseMessageChange, keepMessage),
  send: formAct(parseMessageReply, answerMessage),
  several: severalMessages,
});
const browser = enquiryPageInBrowser(messages);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ContactMessagesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <EnquiriesView
      kind={messages}
      data={loaderData}
      given={actionData}
      table={MessagesTable}
      next={(message, { address, more }) => (
        <MessageNextCard message={message} address={address} more={more} />
      )}
      about={(opened) => <FactList facts={messageFacts(opened)} />}
      fields={({ email, response }) => (
        <TextAreaField
          name="response"
          label={messagesText.answer}
          dir="auto"
          rows={4}
          defaultValue={typedIn(actionData).response ?? response ?? ""}
          hint={email === null ? messagesText.noMail : messagesText.sendHint(email)}
          error={errorsIn(actionData).response}
        />
      )}
    />
  );
}
