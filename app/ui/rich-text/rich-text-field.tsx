import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { AskDialog } from "#ui/form/confirm-button.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { Loading } from "#ui/loading.tsx";
import { afterEarlyTyping } from "../early-typing.ts";
import { isEditable } from "./editable.ts";
import type { EditorTies } from "./rich-text-editor.tsx";
import { writingText } from "./writing.text.ts";

/** The editor is large and only an owner's: it is fetched when a form that holds one is opened. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import("./rich-text-editor.tsx");
  return { default: RichTextEditor };
});

export interface RichTextFieldProps {
  name: string;
  label: string;
  /** HTML. */
  value: string;
  onChange(html: string): void;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
}

/** HTML as its writer sees it, or as its source. Without script it is a text area that takes HTML. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, value, onChange, hint, error, required } = props;
  const [view, setView] = useState<"waiting" | "editor" | "source">("waiting");
  const latest = useRef(value);
  latest.current = value;
  // The plain field stands until what was typed into it has been heard.
  useEffect(() => afterEarlyTyping(() => setView(isEditable(latest.current) ? "editor" : "source")), []);
  if (view !== "editor") {
    return (
      <div className="grid gap-1">
        <TextAreaField
          name={name}
          label={label}
          hint={hint ?? "HTML"}
          error={error}
          required={required}
          value={value}
          rows={12}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {view === "source" && <ViewSwitch value={value} onPress={() => setView("editor")} />}
      </div>
    );
  }
  return (
    <EditorFrame
      name={name}
      label={label}
      value={value}
      hint={hint}
      error={error}
      required={required}
      onSource={() => setView("source")}
    >
      {(ties) => <RichTextEditor {...ties} value={value} onChange={onChange} />}
    </EditorFrame>
  );
}

/** Back from the source; where the editor would drop something, it says so first. */
function ViewSwitch({ value, onPress }: { value: string; onPress(): void }) {
  const [isAsked, setAsked] = useState(false);
  const answer = (isMeant: boolean) => {
    setAsked(false);
    if (isMeant) onPress();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => (isEditable(value) ? onPress() : setAsked(true))}
        className="action justify-self-start text-sm"
      >
        {writingText.toEditor}
      </button>
      {isAsked && <AskDialog question={writingText.askLosing} act={writingText.toEditor} onAnswer={answer} />}
    </>
  );
}

interface EditorFrameProps extends Omit<RichTextFieldProps, "onChange"> {
  onSource(): void;
  children(ties: EditorTies): ReactNode;
}

function EditorFrame(props: EditorFrameProps) {
  const { name, label, value, hint, error, required = false, onSource, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const ties = { labelledBy: id, describedBy: described || undefined, invalid: Boolean(error), required };
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <button type="button" onClick={onSource} className="underline">
          {writingText.toSource}
        </button>
      </div>
      <input type="hidden" name={name} value={value} />
      <Suspense fallback={<Loading />}>{children(ties)}</Suspense>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
