import { useEffect } from "react";
import { useBlocker, useNavigate } from "react-router";
import { AskDialog } from "#ui/form/confirm-button.tsx";
import { recordsText } from "./words/records.text.ts";

/**
 * Leaving with unsaved changes raises a question. Of a form with a draft only its pictures count: the draft
 * has no room for them. `stays`: paths whose answer is the same page, with what was typed.
 */
export function useLeaving(
  isDirty: { current: boolean },
  isDrafted: boolean,
  stays: (path: string) => boolean = () => false,
) {
  const navigate = useNavigate();
  const blocker = useBlocker(({ nextLocation }) => isDirty.current && !stays(nextLocation.pathname));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const answer = (isMeant: boolean) => {
    if (!isMeant) return blocker.reset?.();
    // Asked once: leaving may go on by a whole document.
    isDirty.current = false;
    blocker.proceed?.();
  };
  const { leave } = recordsText;
  return {
    /** In place of the form: Back must not open again what was saved. */
    leave: (to: string) => void navigate(to, { preventScrollReset: true, replace: true }),
    /** Stands where the form does. */
    question: blocker.state === "blocked" && (
      <AskDialog question={leave[isDrafted ? "drafted" : "whole"]} act={leave.act} onAnswer={answer} />
    ),
  };
}
