import { useEffect } from "react";
import { useBlocker, useNavigate } from "react-router";

/** Leaving with something typed and not saved is asked about; what is kept as a draft may be left. */
export function useLeaving(isDirty: { current: boolean }, isDrafted: boolean): (to: string) => void {
  const navigate = useNavigate();
  const question = "Leave without saving? What you changed will be lost.";
  const blocker = useBlocker(() => isDirty.current && !isDrafted && !window.confirm(question));
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current && !isDrafted) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, isDrafted]);
  return (to) => void navigate(to, { preventScrollReset: true });
}
