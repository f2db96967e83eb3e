import { useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useLocation } from "react-router";
import { byScript, type FieldErrors, type ParsedForm } from "#ui/form/form-answer.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";

/** What comes of a record's form; `preview` is what it would look like. */
export type RecordAnswer<Field extends string> =
  | { kind: "saved"; notice: ToastContent }
  | { kind: "refused"; errors: FieldErrors<Field>; notice: ToastContent }
  | { kind: "failed"; notice?: ToastContent; isStale?: boolean }
  | { kind: "preview" };

interface SendingUse<Field extends string, Answer> {
  fetcher: FetcherWithComponents<unknown> & { data: Answer | undefined };
  form: { current: HTMLFormElement | null };
  /** Its pictures: one that was not sent holds saving up, and its field says why. */
  pictures: readonly { holdUp(): boolean }[];
  parse(form: FormData): ParsedForm<Field, unknown>;
  setErrors(errors: FieldErrors<Field>): void;
  onAnswer(answer: Answer): void;
}

/**
 * Checks a record's form here, sends it, and hears the answer once. Nothing is sent while a save is under
 * way: it would break its answer off, and the form would go on with the version from before.
 */
export function useSending<Field extends string, Answer extends RecordAnswer<Field>>({
  fetcher,
  form,
  pictures,
  parse,
  setErrors,
  onAnswer,
}: SendingUse<Field, Answer>) {
  const toast = useToast();
  const { pathname, search } = useLocation();
  const [intent, setIntent] = useState<"save" | "preview">();
  const isSaving = useRef(false);
  const latest = useRef(onAnswer);
  latest.current = onAnswer;
  const answer = fetcher.data;
  const heard = useRef<Answer>(undefined);
  useEffect(() => {
    if (!answer || heard.current === answer) return;
    heard.current = answer;
    if (answer.kind === "refused") {
      setErrors(answer.errors);
      focusFirstWrong(form);
    }
    if (answer.kind !== "preview" && answer.notice) toast(answer.notice);
    latest.current(answer);
  }, [answer, form, setErrors, toast]);
  function send(next: "save" | "preview"): void {
    if (!form.current || isSaving.current) return;
    const typed = new FormData(form.current);
    const parsed = parse(typed);
    setErrors(parsed.kind === "refused" ? parsed.errors : {});
    const heldUp = next === "save" ? pictures.filter((each) => each.holdUp()) : [];
    if (parsed.kind === "refused" || heldUp.length > 0) {
      focusFirstWrong(form);
      return;
    }
    typed.set("intent", next);
    typed.set(byScript, "script");
    setIntent(next);
    const action = pathname + search;
    const answered = fetcher.submit(typed, { method: "post", action, encType: "multipart/form-data" });
    if (next === "preview") return;
    isSaving.current = true;
    void answered.finally(() => {
      isSaving.current = false;
    });
  }
  return {
    send,
    intent: fetcher.state === "idle" ? undefined : intent,
    isStale: answer?.kind === "failed" && answer.isStale === true,
  };
}

/** As soon as the messages have been drawn. An editor is found too, though it is no control of the form. */
function focusFirstWrong(form: { current: HTMLFormElement | null }): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
