import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { useLeaving } from "./use-leaving.tsx";

/**
 * `useLeaving` for a router's `<Form>` whose fields keep their own state: the handlers that the form needs.
 */
export function usePlainLeaving(given: FormAnswer<string> | undefined) {
  const isDirty = useRef(given !== undefined);
  const { state } = useNavigation();
  const { question } = useLeaving(isDirty, false);
  useEffect(() => {
    // It shows the saved values.
    if (state === "idle" && given === undefined) isDirty.current = false;
  }, [state, given]);
  const touch = () => {
    isDirty.current = true;
  };
  return {
    question,
    cancel() {
      isDirty.current = false;
    },
    /** An editor fires `onInput`; a choice that was made before the client script ran fires `onChange`. */
    events: { onInput: touch, onChange: touch, onSubmit: () => sendUnasked(isDirty) },
  };
}

/**
 * To the router sending is leaving too, and it checks at once. Until the answer is there, what was typed is
 * not saved.
 */
function sendUnasked(isDirty: { current: boolean }): void {
  const before = isDirty.current;
  isDirty.current = false;
  queueMicrotask(() => {
    isDirty.current = before;
  });
}
