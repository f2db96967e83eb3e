import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import type { ToastContent } from "../overlay/toast-queue.ts";

interface GivenNoticeProps<Field extends string> {
  given?: FormAnswer<Field, unknown>;
  refused?(errors: FieldErrors<Field>): ToastContent | undefined;
  failed: ToastContent;
}

/** What went wrong with a form that was posted without script; with script a toast says it. */
export function GivenNotice<Field extends string>({ given, refused, failed }: GivenNoticeProps<Field>) {
  const notice = given && noticeOf(given, { refused, failed });
  if (!notice) return null;
  // No field is wrong: without script the browser leads here.
  const isWhole = given?.kind === "failed";
  return (
    // biome-ignore lint/a11y/noAutofocus: an answer to what was just sent
    <p role="alert" tabIndex={-1} autoFocus={isWhole} className="mb-4 text-geru">
      <strong>{notice.title}</strong> {notice.text}
    </p>
  );
}

function noticeOf<Field extends string>(
  given: FormAnswer<Field, unknown>,
  { refused, failed }: Omit<GivenNoticeProps<Field>, "given">,
): ToastContent | undefined {
  if (given.kind === "refused") return refused?.(given.errors);
  return given.kind === "failed" ? { ...failed, text: given.text ?? failed.text } : undefined;
}

/** Stands where a form without script leads to once it was taken. */
export function SentNotice({ title, text }: { title: string; text: string }) {
  return (
    <p role="status" className="mb-6 frame-double p-4">
      <strong>{title}</strong> {text}
    </p>
  );
}
