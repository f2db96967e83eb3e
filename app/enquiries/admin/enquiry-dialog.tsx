import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { openerId } from "./enquiry-card.tsx";
import type { EnquiryKind } from "./enquiry-kind.ts";

interface EnquiryDialogProps {
  kind: EnquiryKind;
  enquiry: { id: string; version: number; status: string };
  history: readonly HistoryLine[];
  given: FormAnswer<string> | undefined;
  /** Where it stands open, which its forms post to, and where closing it leads. */
  address: string;
  closeTo: string;
  /** All that was sent. */
  about: ReactNode;
  /** What the owner notes of it or answers, besides its status. */
  children: ReactNode;
}

/** The whole enquiry, and what the owner notes of it or answers. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { kind, enquiry, history, given, address, closeTo, about, children } = props;
  const { words, statuses } = kind;
  return (
    <AddressDialog title={words.dialog} closeTo={closeTo} opener={openerId(enquiry.id)}>
      {about}
      <PlainRecordForm
        address={address}
        record={enquiry}
        given={given}
        failed={words.saveFailed}
        className="mt-5 grid gap-4 border-t border-hair pt-5"
        foot={(cancel) => <Foot send={words.send} cancel={cancel} />}
      >
        <SelectField
          name="status"
          label="Status"
          required
          defaultValue={typedIn(given).status ?? enquiry.status}
          options={statuses.map((one) => ({ value: one, label: one }))}
          error={errorsIn(given).status}
        />
        {children}
      </PlainRecordForm>
      <RecordHistory lines={history} />
      <EraseForm address={address} named={{ id: enquiry.id }} question={words.eraseQuestion} />
    </AddressDialog>
  );
}

function Foot({ send, cancel }: { send: string; cancel(): void }) {
  const button = useActButtons();
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
      <CancelButton onClick={cancel} />
      <Button {...button("send")}>{send}</Button>
      <Button {...button("save")} variant="primary">
        Save Changes
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
  /** What says which enquiry it is, or which version of it. */
  named: Readonly<Record<string, string | number>>;
  /** What the browser asks first. */
  question: string;
  /** What else needs no words; `isBusy` while something is sent. */
  more?(isBusy: boolean): ReactNode;
}

/** Its sender may ask for it to be erased, and nobody needs spam for two years. */
export function EraseForm({ address, named, question, more }: EraseFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      action={address}
      preventScrollReset
      className="mt-5 flex flex-wrap justify-end gap-3 border-t border-hair pt-3"
    >
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {more?.(isBusy)}
      <ConfirmButton question={question} name="intent" value="erase" variant="text" small disabled={isBusy}>
        Erase for Good
      </ConfirmButton>
    </Form>
  );
}
