import { memo } from "react";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { Clamped, EnquiryCard, HeldBadge, MailLink, openerId, PhoneLink } from "../enquiry-card.tsx";
import { EnquiryForm, EraseEnquiry } from "../enquiry-form.tsx";
import type { MessageAnswer } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { type MessageRecord, messageStatuses, messageTone } from "./message.ts";

export const MessageCards = memo(({ rows }: { rows: readonly MessageRecord[] }) =>
  rows.map((message) => <MessageCard key={message.id} message={message} />),
);

function MessageCard({ message }: { message: MessageRecord }) {
  const { id, fullName, email, phone, status, isHeld, response, receivedAt, updatedAt } = message;
  const badge = (
    <>
      {isHeld && <HeldBadge />}
      <StatusBadge tone={messageTone(status)}>{status}</StatusBadge>
    </>
  );
  return (
    <EnquiryCard id={id} badge={badge} parameter="message" name={fullName}>
      <p>
        <MailLink address={email} />
        {phone && (
          <span className="block">
            <PhoneLink number={phone} />
          </span>
        )}
      </p>
      <Clamped label="Message" text={message.message} lines={4} />
      <Clamped label="Admin Response" text={response} lines={3} />
      <p className="text-xs text-ink-2">
        Received {longDateTime(receivedAt)}
        {updatedAt.getTime() !== receivedAt.getTime() && (
          <span className="block">Updated {longDateTime(updatedAt)}</span>
        )}
      </p>
    </EnquiryCard>
  );
}

interface MessageDialogProps {
  message: MessageRecord;
  history: readonly HistoryLine[];
  given: MessageAnswer | undefined;
  address: string;
  closeTo: string;
}

/** The whole message, and what the owner notes of it or answers. */
export function MessageDialog({ message, history, given, address, closeTo }: MessageDialogProps) {
  const { id, fullName, email, phone, status, response, receivedAt } = message;
  const typed = typedIn(given);
  const errors = errorsIn(given);
  return (
    <AddressDialog title={messagesText.dialog} closeTo={closeTo} opener={openerId(id)}>
      <FactList
        facts={[
          { term: "Sender", value: fullName },
          { term: "Email", value: <MailLink address={email} /> },
          { term: "Phone", value: phone ? <PhoneLink number={phone} /> : "N/A" },
          { term: "Received", value: longDateTime(receivedAt) },
          { term: "Message", value: message.message },
        ]}
      />
      <EnquiryForm
        address={address}
        record={message}
        given={given}
        failed={messagesText.saveFailed}
        send={messagesText.send}
      >
        <SelectField
          name="status"
          label="Status"
          required
          defaultValue={typed.status ?? status}
          options={messageStatuses.map((one) => ({ value: one, label: one }))}
          error={errors.status}
        />
        <TextAreaField
          name="response"
          label="Admin Response / Notes"
          dir="auto"
          rows={4}
          defaultValue={typed.response ?? response ?? ""}
          hint={messagesText.sendHint(email)}
          error={errors.response}
        />
      </EnquiryForm>
      <RecordHistory lines={history} />
      <EraseEnquiry address={address} id={id} question={messagesText.eraseQuestion} />
    </AddressDialog>
  );
}
