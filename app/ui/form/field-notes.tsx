import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../media/icon.tsx";
import { stillSaid, wrongNow } from "./form-rules.ts";

/** What stands below a field: its hint, and what is wrong with it. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && <Complaint key={error} id={id} error={error} />}
    </>
  );
}

/** Its words are gone with it: what names it would be read, hidden or not. */
function Complaint({ id, error }: { id: string; error: string }) {
  const { note, said } = useStanding(error);
  return (
    <p ref={note} id={`${id}-error`} hidden={!said} className="flex items-start gap-1.5 text-sm text-geru">
      {said && <Icon name="alert" className="mt-0.5 size-4.5" />}
      {said}
    </p>
  );
}

/** What these say comes and goes as they are filled in: a record's texts, and files once looked at. */
const saysItself = "[data-live],[type=file]";
const controls = "input,select,textarea";

/** A message below a field: it stays until its form has nothing more against the field (TEXT-17). */
function useStanding(error: string) {
  const note = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState<string | undefined>(error);
  useEffect(() => (note.current ? watch(note.current, error, setSaid) : undefined), [error]);
  return { note, said };
}

function watch(note: HTMLElement, error: string, tell: (said: string | undefined) => void) {
  const frame = frameOf(note);
  const control = frame?.querySelector<HTMLInputElement>(controls);
  if (!frame || control?.matches("[data-live]")) return undefined;
  const form = control?.form ?? null;
  const within = form?.contains(frame) ? form : frame;
  const sayOf = () => wrongNow(form)[control?.name ?? ""];
  let isRuled = sayOf() !== undefined;
  const say = (said: string | undefined) => {
    tell(said);
    const marked = frame.matches("[aria-invalid]") ? frame : frame.querySelector("[aria-invalid]");
    const isWrong = `${said !== undefined}`;
    if (marked?.getAttribute("aria-invalid") !== isWrong) marked?.setAttribute("aria-invalid", isWrong);
  };
  const judge = ({ target }: Event) => {
    if (!(target instanceof Element) || target.matches(saysItself)) return;
    const isTyped = frame.contains(target);
    // What an editor holds is in its form once it has been drawn.
    if (isTyped || isRuled)
      requestAnimationFrame(() => say(stillSaid(error, { now: sayOf(), isTyped, isRuled })));
  };
  const sent = () => {
    isRuled = sayOf() !== undefined;
    say(error);
  };
  within.addEventListener("input", judge);
  form?.addEventListener("submit", sent);
  return () => {
    within.removeEventListener("input", judge);
    form?.removeEventListener("submit", sent);
  };
}

/** What holds the message and its control; those of a box to tick stand one within the other. */
function frameOf({ parentElement: frame }: HTMLElement): HTMLElement | null {
  return frame?.querySelector(controls) ? frame : (frame?.parentElement ?? null);
}
