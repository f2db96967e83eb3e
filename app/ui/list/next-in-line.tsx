import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "../form/button.tsx";
import { workListText } from "./work-list.text.ts";

interface NextInLineProps {
  /** What it is, "Next message", and whose. */
  words: string;
  name?: string;
  to: string;
  /** How many wait, this one among them. */
  left: ReactNode;
  /** What stood here is done: this is what to press. */
  isDone: boolean;
  /** A dialog has just closed: the focus goes here where what opened it is gone. */
  takesFocus?: boolean;
}

/** Leads to the next of what waits for the same, and says how many are left. */
export function NextInLine({ words, name, to, left, isDone, takesFocus = false }: NextInLineProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) part.current?.querySelector("a")?.focus();
  }, [takesFocus]);
  return (
    <div ref={part} className="mt-3 grid justify-items-start gap-1">
      <ButtonLink small variant={isDone ? "primary" : "outline"} to={to} preventScrollReset={takesFocus}>
        <span className="wrap-anywhere">
          {words}
          {name && (
            <>
              : <bdi>{name}</bdi>
            </>
          )}
        </span>
      </ButtonLink>
      <p className="text-sm text-ink-2">{left}</p>
    </div>
  );
}

/** How many wait; they are counted up to a hundred. */
export const leftWords = (count: number): string => workListText.left(count);
