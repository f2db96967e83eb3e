import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";

/** What stands below a field: its hint, and what is wrong with it. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p key={error} ref={hushed} id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-geru">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </>
  );
}

/** What these say comes and goes as they are filled in: a record's texts, and files once looked at. */
const saysItself = "[data-live],[type=file]";

/** Who mends a field need not read on that it is wrong; the next try says what still is (TEXT-17). */
function hushed(note: HTMLElement | null) {
  if (!note) return undefined;
  const { parentElement: frame } = note;
  const form = note.closest("form");
  const say = ({ type, target }: Event) => {
    if (target instanceof Element && target.matches(saysItself)) return;
    note.hidden = type === "input";
    frame?.querySelector("[aria-invalid]")?.setAttribute("aria-invalid", `${!note.hidden}`);
  };
  frame?.addEventListener("input", say);
  form?.addEventListener("submit", say);
  return () => {
    frame?.removeEventListener("input", say);
    form?.removeEventListener("submit", say);
  };
}
