import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { hashOfStep, stepOf, stepOfHash } from "./checkout-steps.ts";

/** Puts a step on the page; one after the first only where it may be. */
export type Show = (step: number, mayBeLater: boolean) => void;

/**
 * The way to the step on the page, which `setStep` keeps. It stands behind the address's # too, so that the
 * browser's Back goes a step back. The server never sees it: it renders the step that its own answer names.
 */
export function useStep(step: number, setStep: (step: number) => void) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef({ hash, navigate });
  current.current = { hash, navigate };

  // The browser's Back and Forward.
  const known = useRef(hash);
  useEffect(() => {
    if (hash === known.current) return;
    known.current = hash;
    setStep(stepOfHash(hash));
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }, [hash, setStep]);

  /**
   * Puts a step on the page in place of the one shown; a later one only when what comes before it is filled
   * in.
   */
  const show: Show = useCallback(
    (wanted, mayBeLater) => {
      const { hash: now, navigate: turn } = current.current;
      const next = mayBeLater ? stepOf(wanted) : 1;
      setStep(next);
      if (hashOfStep(next) === now) return;
      known.current = hashOfStep(next);
      turn({ hash: hashOfStep(next) }, { replace: true, preventScrollReset: true });
    },
    [setStep],
  );

  /** Turns to a step as pressing its button does. */
  function go(to: number): void {
    const next = stepOf(to);
    const isBehind: unknown = typeof state === "object" && state !== null && "from" in state && state.from;
    if (isBehind === next) return void navigate(-1);
    void navigate({ hash: hashOfStep(next) }, { state: { from: step }, replace: next < step });
  }

  return { heading, show, go };
}
