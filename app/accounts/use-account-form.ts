import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { byScript, type RefusedForm } from "#ui/form/form-answer.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { type AccountAnswer, errorsIn } from "./account-answer.ts";

interface AccountFormUse<Field extends string> {
  action: string;
  /** Refuses in the browser what the server would refuse. */
  check(form: FormData): { kind: "valid" } | RefusedForm<Field>;
  /** What the page was rendered with: the answer to a form that was posted without script. */
  given: AccountAnswer<Field> | undefined;
  /** The toast of an answer. */
  notice(answer: AccountAnswer<Field>): ToastContent | undefined;
}

/**
 * A form of signing in: checked at once and by the server; its answer is a toast and messages at the fields.
 */
export function useAccountForm<Field extends string>(use: AccountFormUse<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<AccountAnswer<Field>>();
  const toast = useToast();
  const [answer, setAnswer] = useState<AccountAnswer<Field> | undefined>(use.given);
  const errors = errorsIn(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => focusFirstError(form.current, errors), [answer]);

  const { data } = fetcher;
  const told = useRef<AccountAnswer<Field>>(undefined);
  useEffect(() => {
    // Told once for each answer, however often the page renders.
    if (!data || told.current === data) return;
    told.current = data;
    tell(data);
  });

  function tell(next: AccountAnswer<Field>): void {
    const notice = use.notice(next);
    if (notice) toast(notice);
    setAnswer(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const checked = use.check(typed);
    if (checked.kind === "refused") return tell(checked);
    setAnswer(undefined);
    typed.set(byScript, "script");
    void fetcher.submit(typed, { method: "post", action: use.action });
  }
  /** What the page was rendered with says, until the form is sent again. */
  const standing = answer && answer === use.given ? use.notice(answer) : undefined;
  return { form, answer, errors, standing, isSending: fetcher.state !== "idle", submit };
}
