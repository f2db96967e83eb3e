import { useState } from "react";
import { Field, type FieldProps } from "#ui/form/field.tsx";
import { formText } from "#ui/form/form.text.ts";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "end" | "autoComplete"> {
  /** What a password manager is to do: fill in the known one, or offer a new one. */
  use: "current" | "new";
}

/** A password with a button that shows what was typed. Never filled in by the server. */
export function PasswordField({ use, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      required
      type={isShown ? "text" : "password"}
      autoComplete={use === "current" ? "current-password" : "new-password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={(id) => (
        <button
          type="button"
          aria-controls={id}
          aria-pressed={isShown}
          onClick={() => setShown((shown) => !shown)}
          className="needs-script absolute top-0 right-0 grid h-12 min-w-16 place-items-center rounded px-3 pt-0.5 text-sm text-ink-2 underline focus-visible:-outline-offset-4"
        >
          {isShown ? formText.hide : formText.show}
          <span className="sr-only">{formText.typed}</span>
        </button>
      )}
    />
  );
}
