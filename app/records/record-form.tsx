import { type ReactNode, type RefObject, useId } from "react";
import { staleText } from "#platform/stale.text.ts";
import type { FormDraft } from "#records/use-draft.ts";
import { Button } from "#ui/form/button.tsx";
import { CancelButton } from "#ui/form/cancel-button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { editorText } from "#ui/uploads/editor/editor.text.ts";
import { FieldLink } from "./fields/field-link.tsx";
import { fieldPlace, leadTo } from "./fields/field-place.ts";
import { recordsText } from "./words/records.text.ts";

interface RecordFormProps {
  state: {
    start: { id: string; version: number; folder: string; edited?: number };
    isNew: boolean;
    form: RefObject<HTMLFormElement | null>;
    draft: FormDraft;
    given: { text?: string | undefined } | undefined;
    isStale: boolean;
    wrong: readonly string[];
    whyNot: string | undefined;
    sending: "save" | "preview" | undefined;
    send(act: "save" | "preview"): void;
    cancel(): void;
    question: ReactNode;
  };
  words: { add: string; edit: string; save: string };
  /** Where the record stands as it is now, when somebody else changed it. */
  reload: string;
  /** It offers a preview. */
  hasPreview?: boolean;
  children: ReactNode;
}

/** The frame of every record's form: its notices above the fields, and its buttons, always in reach. */
export function RecordForm({ state, words, reload, hasPreview = false, children }: RecordFormProps) {
  const { start, isNew, form, send, sending, whyNot } = state;
  const why = useId();
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={isNew ? words.add : words.edit}
      onSubmit={(event) => {
        event.preventDefault();
        send("save");
      }}
    >
      <Notices state={state} save={words.save} reload={reload} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={start.id} />
      <input type="hidden" name="version" value={start.version} />
      <input type="hidden" name="folder" value={start.folder} />
      {children}
      <div className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center justify-end gap-3 border-t border-ink bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
        {whyNot && (
          <p id={why} className="mr-auto text-sm text-ink-2 max-sm:w-full">
            {whyNot}
          </p>
        )}
        <CancelButton onClick={state.cancel} />
        {hasPreview && (
          <Button
            small
            disabled={sending === "save"}
            pending={sending === "preview"}
            onClick={() => send("preview")}
            className="needs-script"
          >
            {recordsText.preview}
          </Button>
        )}
        <Button
          type="submit"
          small
          variant="primary"
          disabled={whyNot !== undefined}
          aria-describedby={whyNot && why}
          pending={sending === "save"}
        >
          {words.save}
        </Button>
      </div>
      {state.question}
    </form>
  );
}

interface NoticesProps extends Pick<RecordFormProps, "state" | "reload"> {
  /** The name of the button that saves. */
  save: string;
}

/** A draft that came back, unsaved edits of pictures, or why nothing was saved. */
function Notices({ state: { draft, form, given, isStale, start, wrong }, save, reload }: NoticesProps) {
  const problem = given?.text ?? (isStale ? staleText.message : undefined);
  return (
    <>
      {draft.isRestored && (
        <p role="status" className="mb-5 flex flex-wrap items-center gap-x-4 bg-fold px-4 py-1 text-sm">
          {recordsText.draft}
          <button type="button" className="action text-sm" onClick={draft.startAfresh}>
            {recordsText.afresh}
          </button>
        </p>
      )}
      {start.edited && (
        <p role="status" className="mb-5 bg-fold px-4 py-2.5 text-sm">
          {editorText.changed(start.edited, save)}
        </p>
      )}
      {wrong[0] !== undefined && <WrongFields form={form} first={wrong[0]} count={wrong.length} />}
      {problem && wrong.length === 0 && (
        <FormProblem text={problem} reload={isStale ? reload : undefined} className="mb-5" />
      )}
    </>
  );
}

interface WrongFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  first: string;
  count: number;
}

/** How many fields are to be mended, and the way to the first, wherever it is folded away. */
const WrongFields = ({ form, first, count }: WrongFieldsProps) => (
  <p className="mb-5 flex flex-wrap items-center gap-x-4 border border-geru px-3 text-sm">
    <span className="py-2">{recordsText.wrong(count)}</span>
    <FieldLink
      place={fieldPlace(first)}
      text={recordsText.toFirst}
      lead={() => leadTo(form.current?.querySelector('[aria-invalid="true"]'))}
    />
  </p>
);
