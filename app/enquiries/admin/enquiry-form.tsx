import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { PlainRecordForm } from "#records/plain-record-form.tsx";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import type { FormAnswer } from "#ui/form/form-answer.ts";

interface EnquiryFormProps {
  /** The address of the dialog, which the form posts to. */
  address: string;
  record: { id: string; version: number };
  given: FormAnswer<string> | undefined;
  failed: (reason: string) => { title: string; text: string };
  /** The button that also sends a mail. */
  send: string;
  children: ReactNode;
}

/** The form inside an enquiry's dialog, which keeps what the owner notes or mails it. */
export function EnquiryForm({ send, children, ...form }: EnquiryFormProps) {
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  const button = (act: "send" | "save") =>
    ({
      type: "submit",
      small: true,
      name: "intent",
      value: act,
      pending: intent === act,
      disabled: typeof intent === "string",
    }) as const;
  return (
    <PlainRecordForm
      {...form}
      className="mt-5 grid gap-4 border-t border-hair pt-5"
      foot={(cancel) => (
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <CancelButton onClick={cancel} />
          <Button {...button("send")}>{send}</Button>
          <Button {...button("save")} variant="primary">
            Save Changes
          </Button>
        </div>
      )}
    >
      {children}
    </PlainRecordForm>
  );
}

interface EraseEnquiryProps {
  /** The address of the dialog, which the form posts to. */
  address: string;
  id: string;
  /** What the browser asks first. */
  question: string;
}

/** Its sender may ask for it to be erased, and nobody needs spam for two years. */
export function EraseEnquiry({ address, id, question }: EraseEnquiryProps) {
  const { state } = useNavigation();
  return (
    <Form
      method="post"
      action={address}
      preventScrollReset
      className="mt-5 flex flex-wrap justify-end gap-3 border-t border-hair pt-3"
    >
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        question={question}
        name="intent"
        value="erase"
        variant="text"
        small
        disabled={state !== "idle"}
      >
        Erase for Good
      </ConfirmButton>
    </Form>
  );
}
