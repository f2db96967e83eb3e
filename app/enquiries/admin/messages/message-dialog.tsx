import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { MailLink, openerId, PhoneLink } from "../enquiry-card.tsx";
import { EnquiryForm } from "../enquiry-form.tsx";
import { EraseEnquiry } from "../erase-enquiry.tsx";
import type { MessageAnswer } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { type MessageRecord, messageStatuses } from "./message.ts";

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
