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
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-geru">
          <Icon name="alert" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </>
  );
}
