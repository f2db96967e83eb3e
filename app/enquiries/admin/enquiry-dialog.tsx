import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { enquiryAdminText as text } from "./enquiry-admin.text.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";

interface EnquiryDialogProps {
  kind: EnquiryKind;
  enquiry: { id: string; version: number; status: string };
  history: readonly HistoryLine[];
  given: FormAnswer<string> | undefined;
  /** The address of the open dialog, which its forms post to. */
  address: string;
  /** The card of the owner's next act, with further ones folded there. */
  next(more: ReactNode): ReactNode;
  /** All that was sent. */
  about: ReactNode;
  /** The fields for the owner's notes or answer, besides its status. */
  children: ReactNode;
}

/** An enquiry: the owner's next act, the whole of it, and the fields for notes or an answer. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { kind, enquiry, history, given, address, next, about, children } = props;
  const { words, statuses, statusWords } = kind;
  return (
    <>
      {next(<EraseForm address={address} named={{ id: enquiry.id }} question={words.eraseQuestion} />)}
      {about}
      <PlainRecordForm
        address={address}
        record={enquiry}
        given={given}
        rules={kind.rules}
        failed={words.saveFailed}
        className="mt-5 grid gap-4 border-t border-hair pt-5"
        foot={(cancel) => <Foot send={words.send} cancel={cancel} />}
      >
        <div id={answerId} className="grid gap-4">
          {children}
        </div>
        <SelectField
          name="status"
          label={text.status}
          required
          defaultValue={typedIn(given).status ?? enquiry.status}
          options={statuses.map((value) => ({ value, label: statusWords()[value] ?? value }))}
          error={errorsIn(given).status}
        />
      </PlainRecordForm>
      <RecordHistory lines={history} />
    </>
  );
}

const answerId = "answer";

/** Leads to the field below in which it is answered. */
export const AnswerLink = () => (
  <a href={`#${answerId}`} className="button main-button justify-self-start">
    {text.answer}
  </a>
);

interface OnePressProps {
  address: string;
  /** The values that its form would send. */
  fields: Readonly<Record<string, string | number>>;
  label: string;
}

/** Saves one change of it in one press. */
export function OnePress({ address, fields, label }: OnePressProps) {
  return (
    <Form method="post" action={address} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...useActButtons()("save")} small={false} variant="primary">
        {label}
      </Button>
    </Form>
  );
}

function Foot({ send, cancel }: { send: string; cancel(): void }) {
  const button = useActButtons();
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <CancelButton onClick={cancel} />
      <Button {...button("send")}>{send}</Button>
      <Button {...button("save")} variant="primary">
        {text.save}
      </Button>
    </div>
  );
}

/** The buttons of a form's acts: until one is done none of them can be pressed. */
export function useActButtons() {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  return (act: string) =>
    ({
      type: "submit",
      small: true,
      name: "intent",
      value: act,
      pending: intent === act,
      disabled: typeof intent === "string",
    }) as const;
}

interface EraseFormProps {
  /** The address of the dialog, which the form posts to. */
  address: string;
  /** The hidden fields that name the enquiry, or its version. */
  named: Readonly<Record<string, string | number>>;
  question: string;
}

/** Its sender may request this, and nobody needs spam for two years. */
export function EraseForm({ address, named, question }: EraseFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={address} preventScrollReset className="flex flex-wrap gap-3">
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmButton question={question} name="intent" value="erase" variant="text" small disabled={isBusy}>
        {text.erase}
      </ConfirmButton>
    </Form>
  );
}
