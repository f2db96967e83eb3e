import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import type { ToastContent } from "../overlay/toast-queue.ts";

/** What a form has to say of its answers. */
export interface FormWords<Field extends string, Kept = undefined> {
  done?: ToastContent | ((kept: Kept) => ToastContent);
  failed: ToastContent;
  /** A notice besides the messages at the fields, where the form has one. */
  refused?(errors: FieldErrors<Field>): ToastContent | undefined;
}

/** The notice of an answer; none for a failure that has been shown already. */
export function formNotice<Field extends string, Kept>(
  answer: FormAnswer<Field, Kept>,
  words: FormWords<Field, Kept>,
): ToastContent | undefined {
  if (answer.notice) return answer.notice;
  if (answer.kind === "done") {
    return typeof words.done === "function" ? words.done(answer.kept) : words.done;
  }
  const notice =
    answer.kind === "refused"
      ? words.refused?.(answer.errors)
      : answer.text && { ...words.failed, text: answer.text };
  return notice ? { ...notice, tone: "destructive" } : undefined;
}
