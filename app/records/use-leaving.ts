import { useEffect } from "react";
import { useBlocker, useNavigate } from "react-router";
import { recordsText } from "./words/records.text.ts";

/**
 * Leaving with unsaved changes raises a question. Of a form with a draft only its pictures count: the draft
 * has no room for them. `stays`: paths whose answer is the same page, with what was typed.
 */
export function useLeaving(
  isDirty: { current: boolean },
  isDrafted: boolean,
  stays: (path: string) => boolean = () => false,
): (to: string) => void {
  const navigate = useNavigate();
  const blocker = useBlocker(({ nextLocation }) => {
    if (stays(nextLocation.pathname)) return false;
    if (isDirty.current && !window.confirm(recordsText.leave[isDrafted ? "drafted" : "whole"])) return true;
    // Asked once: leaving may go on by a whole document.
    isDirty.current = false;
    return false;
  });
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  // In place of the form: Back must not open again what was saved.
  return (to) => void navigate(to, { preventScrollReset: true, replace: true });
}
