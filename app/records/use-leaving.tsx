import { useEffect, useState } from "react";
import { type Location, useBlocker, useNavigate } from "react-router";
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
  // The router forgets whom it stopped once the page has been read again; the question stands until answered.
  const [asked, setAsked] = useState<Location>();
  useEffect(() => {
    if (blocker.state === "blocked") setAsked(blocker.location);
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const answer = (isMeant: boolean) => {
    setAsked(undefined);
    if (!isMeant) return blocker.reset?.();
    // Asked once: leaving may go on by a whole document.
    isDirty.current = false;
    switch (blocker.state) {
      case "blocked":
        return blocker.proceed();
      case "unblocked":
        if (asked) void navigate(asked);
        return;
      case "proceeding":
    }
  };
  const { leave } = recordsText;
  return {
    /** In place of the form: Back must not open again what was saved. */
    leave: (to: string) => void navigate(to, { preventScrollReset: true, replace: true }),
    /** Stands where the form does. */
    question: asked && (
      <AskDialog question={leave[isDrafted ? "drafted" : "whole"]} act={leave.act} onAnswer={answer} />
    ),
  };
}
