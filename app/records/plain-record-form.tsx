import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { usePlainLeaving } from "#records/use-plain-leaving.ts";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { type FormAnswer, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { type FormRules, useFormRules } from "#ui/form/form-rules.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";

interface PlainRecordFormProps {
  /** The address that the form posts to, where the record stands as it is now. */
  address: string;
  label?: string;
  record: { id?: string; version: number };
  given: FormAnswer<string> | undefined;
  /** How its fields are read, where the browser can do so. */
  rules?: FormRules | undefined;
  /** The notice of a failure. */
  failed: (reason: string) => { title: string; text: string };
  className: string;
  /**
   * The form is the whole page: the next page begins at the top. Elsewhere the page behind it keeps its
   * place.
   */
  isPage?: boolean;
  children: ReactNode;
  /** Its buttons; Cancel calls `cancel`, so that leaving raises no question. */
  foot(cancel: () => void): ReactNode;
}

/**
 * A short record's form, whose fields keep their own state: a refused form keeps what was typed, and shows
 * why.
 */
export function PlainRecordForm(props: PlainRecordFormProps) {
  const { address, label, record, given, rules, failed, className, isPage = false, children, foot } = props;
  const form = useRef<HTMLFormElement>(null);
  useFormRules(form, rules);
  const leaving = usePlainLeaving(given);
  const problem = given?.kind === "failed" && given.text !== undefined ? failed(given.text) : undefined;
  const errors = given?.kind === "refused" ? given.errors : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  useEffect(() => {
    if (errors) focusFirstError(form.current, errors);
  }, [errors]);
  return (
    <Form
      ref={form}
      {...leaving.events}
      method="post"
      action={address}
      aria-label={label}
      noValidate
      preventScrollReset={!isPage}
      className={className}
    >
      {problem && <FormProblem text={problem.text} reload={address} />}
      {record.id !== undefined && <input type="hidden" name="id" value={record.id} />}
      <input type="hidden" name="version" value={typedIn(given).version ?? record.version} />
      {children}
      {foot(leaving.cancel)}
      {leaving.question}
    </Form>
  );
}
