import type { ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import {
  type FieldErrors,
  type FormAnswer,
  type ParsedForm,
  type TypedFields,
  typedIn,
} from "#ui/form/form-answer.ts";
import { SentNotice, StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { localPath } from "#values/language/address.ts";
import { MessageKeyField } from "./message-key-field.tsx";

interface EnquiryFormProps<Field extends string, Kept> {
  action: string;
  parse(form: FormData): ParsedForm<Field, unknown>;
  /** The answer to the form when it was posted without script. */
  given: FormAnswer<Field, Kept> | undefined;
  words: {
    done: { title: string; text: string };
    failed: ToastContent;
    refused?(errors: FieldErrors<Field>): ToastContent;
  };
  onDone?(kept: Kept): void;
  /** The page confirms that it was sent. */
  isSent?: boolean;
  label?: string;
  /** Above its fields. */
  note?: string;
  submit: string;
  children(typed: TypedFields<Field>, errors: FieldErrors<Field>): ReactNode;
}

/** A form by which somebody writes to the shop. */
export function EnquiryForm<Field extends string, Kept = undefined>(props: EnquiryFormProps<Field, Kept>) {
  const { action, given, words, isSent = false, label, note, children } = props;
  const { form, errors, isOver, standing, isSending, submit } = useForm<Field, Kept>(props);
  return (
    <form
      ref={form}
      method="post"
      action={localPath(action)}
      aria-label={label}
      noValidate
      onSubmit={submit}
      className="relative max-w-form"
    >
      {isSent && !isOver && <SentNotice {...words.done} />}
      <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      {note && <p className="mb-4 text-sm text-ink-2">{note}</p>}
      <div className="grid gap-4 sm:grid-cols-2">{children(typedIn(given), errors)}</div>
      <HoneypotField />
      <MessageKeyField />
      <Button type="submit" variant="primary" pending={isSending} className="mt-6 max-sm:w-full">
        {props.submit}
      </Button>
    </form>
  );
}
