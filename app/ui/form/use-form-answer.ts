import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { byScript, type FieldErrors, type FormAnswer, type ParsedForm } from "#ui/form/form-answer.ts";
import { useToast } from "../overlay/toast.tsx";
import type { ToastContent } from "../overlay/toast-queue.ts";

interface FormUse<Field extends string, Kept> {
  /** Where it posts to, when several forms stand on one page or the page has another address. */
  action?: string;
  parse(form: FormData): ParsedForm<Field, unknown>;
  /** What the page was rendered with: the answer to a form that was posted without script. */
  given?: FormAnswer<Field, Kept>;
  words: {
    sent: ToastContent | ((kept: Kept) => ToastContent);
    failed: ToastContent;
    /** A notice besides the messages at the fields, where the form has one. */
    refused?(errors: FieldErrors<Field>): ToastContent | undefined;
  };
  onSent?(kept: Kept): void;
  /** What was typed stays once it was taken: a form that shows what is kept. */
  stays?: boolean;
}

/**
 * A form that is checked in the browser at once and on the server again. What was typed stays on an error,
 * the first wrong field gets the focus, and a success clears the form.
 */
export function useFormAnswer<Field extends string, Kept = undefined>(use: FormUse<Field, Kept>) {
  const { action, parse, given, words } = use;
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormAnswer<Field, Kept>>();
  const toast = useToast();
  const [errors, setErrors] = useState<FieldErrors<Field>>(given?.kind === "refused" ? given.errors : {});
  const [isOver, setOver] = useState(false);
  useEffect(() => focusFirstError(form.current, errors), [errors]);

  const latest = useRef(use);
  latest.current = use;
  const answer = fetcher.data;
  const told = useRef<FormAnswer<Field, Kept>>(undefined);
  useEffect(() => {
    // Told once for each answer, however often the page renders.
    if (!answer || told.current === answer) return;
    told.current = answer;
    const { words, onSent } = latest.current;
    if (answer.kind === "refused") {
      const notice = words.refused?.(answer.errors);
      if (notice) toast({ ...notice, tone: "destructive" });
      return setErrors(answer.errors);
    }
    if (answer.kind === "failed") {
      if (answer.text) toast({ ...words.failed, text: answer.text, tone: "destructive" });
      return;
    }
    if (!latest.current.stays) clearForm(form.current);
    onSent?.(answer.kept);
    // A place for toasts is heard only if it stood there before: a dialog that closes now gives it back to
    // the page first.
    setTimeout(toast, 100, sentWords(words.sent, answer.kept));
  }, [answer, toast]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOver(true);
    const typed = new FormData(event.currentTarget);
    const parsed = parse(typed);
    setErrors(parsed.kind === "refused" ? parsed.errors : {});
    if (parsed.kind === "refused") {
      const notice = words.refused?.(parsed.errors);
      if (notice) toast({ ...notice, tone: "destructive" });
      return;
    }
    typed.set(byScript, "script");
    void fetcher.submit(typed, { method: "post", action });
  }
  /** `isOver`: it was sent again by now, so what the page was rendered with says of it is no longer true. */
  return { form, errors, isOver, isSending: fetcher.state !== "idle", submit };
}

const sentWords = <Kept>(words: ToastContent | ((kept: Kept) => ToastContent), kept: Kept): ToastContent =>
  typeof words === "function" ? words(kept) : words;

/** Also of what the page was rendered with, which a reset would bring back. */
function clearForm(form: HTMLFormElement | null): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLTextAreaElement) control.value = "";
    if (control instanceof HTMLInputElement && control.type !== "hidden") control.value = "";
  }
}
