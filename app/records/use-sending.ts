import { type RefObject, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useLocation } from "react-router";
import { byScript, type FieldErrors, type ParsedForm } from "#ui/form/form-answer.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { leadTo } from "./fields/field-place.ts";
import type { RecordAnswer } from "./record-answer.ts";

interface SendingUse<Answer> {
  fetcher: FetcherWithComponents<unknown> & { data: Answer | undefined };
  form: RefObject<HTMLFormElement | null>;
  /** Its pictures: one that was not uploaded holds saving up, and its field shows why. */
  pictures: readonly { holdUp(): boolean }[];
  parse(form: FormData): ParsedForm<string, unknown>;
  setErrors(errors: FieldErrors<string>): void;
  onAnswer(answer: Answer): void;
}

/**
 * Checks a record's form here, sends it, and handles the answer once. Nothing is sent while a save is under
 * way: that would cancel its answer, and the form would go on with the version from before.
 */
export function useSending<Answer extends RecordAnswer<unknown, unknown>>({
  fetcher,
  form,
  pictures,
  parse,
  setErrors,
  onAnswer,
}: SendingUse<Answer>) {
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
    if (answer.notice) toast(answer.notice);
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
    isStale: answer?.kind === "failed" && answer.reason === "stale",
  };
}

/** As soon as the messages have been drawn. An editor is found too, though it is no control of the form. */
export function focusFirstWrong(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => leadTo(form.current?.querySelector('[aria-invalid="true"]')));
}
