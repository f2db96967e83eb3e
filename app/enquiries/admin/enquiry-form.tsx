import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { CancelButton } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { usePlainLeaving } from "#ui/record-form/use-plain-leaving.ts";

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

/** The form inside an enquiry's dialog: what was typed stays when it is refused, and says why. */
export function EnquiryForm({ address, record, given, failed, send, children }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const leaving = usePlainLeaving(given);
  const { state, formData } = useNavigation();
  const intent = state === "idle" ? undefined : formData?.get("intent");
  const isSaving = typeof intent === "string";
  const problem = given?.kind === "failed" ? given.text : undefined;
  const errors = given?.kind === "refused" ? given.errors : undefined;
  const typedVersion = given && given.kind !== "done" ? given.typed?.version : undefined;
  useNotices(given, [problem !== undefined && { ...failed(problem), tone: "destructive" }]);
  useEffect(() => {
    if (errors) focusFirstError(form.current, errors);
  }, [errors]);
  return (
    <Form
      ref={form}
      {...leaving.events}
      method="post"
      action={address}
      noValidate
      preventScrollReset
      className="mt-5 grid gap-4 border-t border-hair pt-5"
    >
      {problem && <FormProblem text={failed(problem).text} reload={address} />}
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="version" value={typedVersion ?? record.version} />
      {children}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <CancelButton onClick={leaving.cancel} />
        <Button
          type="submit"
          small
          name="intent"
          value="send"
          pending={intent === "send"}
          disabled={isSaving}
        >
          {send}
        </Button>
        <Button
          type="submit"
          small
          variant="primary"
          name="intent"
          value="save"
          pending={intent === "save"}
          disabled={isSaving}
        >
          Save Changes
        </Button>
      </div>
    </Form>
  );
}
