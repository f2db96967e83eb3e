import { type FormEvent, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

interface Press {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * The `onSubmit` of forms on one page that all carry a version: what is pressed while another one is sent, or
 * while the page is read again after it, waits for its turn. Else it would carry the version from before and
 * be refused as stale.
 */
export function useInTurn(): (event: FormEvent<HTMLFormElement>) => void {
  const { state, formMethod } = useNavigation();
  const isBusy = state !== "idle" && formMethod === "POST";
  const waiting = useRef<Press>(undefined);
  useEffect(() => {
    const press = waiting.current;
    if (isBusy || !press) return;
    waiting.current = undefined;
    const { form, submitter } = press;
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  }, [isBusy]);
  return (event) => {
    if (!isBusy) return;
    event.preventDefault();
    const { nativeEvent, currentTarget: form } = event;
    waiting.current = { form, submitter: nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null };
  };
}
