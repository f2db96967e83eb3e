import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Texts } from "#records/form-draft.ts";
import { useDraft } from "#records/use-draft.ts";
import { useLeaving } from "#records/use-leaving.ts";
import { type FieldErrors, type ParsedForm, typedOf } from "#ui/form/form-answer.ts";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { UploadBucket } from "#values/upload.ts";
import type { OpenRecord, RecordAnswer } from "./record-answer.ts";
import { usePictureFields } from "./use-picture-fields.ts";
import { focusFirstWrong, useSending } from "./use-sending.ts";

interface Typed<Field extends string> {
  texts: Texts<Field>;
  /** Why a text was cut, at its field. */
  note?: string;
}

interface RecordUse<Field extends string, Pictures extends string, Opened, Preview> {
  opened: Opened;
  /** What came of the form when it was posted without script. */
  given: RecordAnswer<Opened, Preview> | undefined;
  closeTo: string;
  fields: readonly Field[];
  /** Where the browser keeps what was typed of a new record; nowhere without. */
  draftKey?: string;
  /** Its picture fields, the same at each drawing. */
  pictures: Readonly<Record<Pictures, { bucket: UploadBucket; most: number }>>;
  parse(form: FormData): ParsedForm<Field, unknown>;
  /** The form after something was typed into it, where that goes into more than its field. */
  typeInto?(texts: Texts<Field>, field: Field, value: string, isNew: boolean): Typed<Field>;
  /** What there is to say of a text that can be kept; a record whose `address` is empty can't be saved. */
  addressed?: { field: Field; note(texts: Texts<Field>): string | undefined };
  onAnswer?(answer: RecordAnswer<Opened, Preview>): void;
}

/**
 * Everything that a record's form holds while it is filled in. What it was opened with stays until it is
 * saved or left.
 */
export function useRecordForm<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Preview,
>(use: RecordUse<Field, Pictures, Opened, Preview>) {
  const { opened, given, closeTo, fields, draftKey = "", addressed } = use;
  const { typeInto = intoField } = use;
  const [start] = useState(() => typedOf(given) ?? opened);
  const isNew = start.version === 0;
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Texts<Field>>(start.texts);
  const [notes, setNotes] = useState<FieldErrors<Field>>({});
  const [errors, setErrors] = useState<FieldErrors<string>>(given?.kind === "refused" ? given.errors : {});
  const [preview, setPreview] = useState<Preview>();
  const isDirty = useRef(start.edited !== undefined);
  const onChange = () => {
    isDirty.current = true;
  };
  const pictures = usePictureFields(use.pictures, start, onChange);
  const uploads = Object.values<PictureUploads>(pictures);
  const isUploading = uploads.some(({ isSending }) => isSending);
  const isDrafted = draftKey !== "" && isNew && !given;
  const draft = useDraft({ key: draftKey, fields, empty: opened.texts }, isDrafted, texts, setTexts);
  const isHydrated = useHydrated();
  const leave = useLeaving(isDirty, isDrafted);

  function type(field: Field, value: string): void {
    if (!isDrafted) onChange();
    const { note } = typeInto(texts, field, value, isNew);
    setTexts((now) => typeInto(now, field, value, isNew).texts);
    setNotes((now) => ({ ...now, [field]: note }));
    if (errors[field]) setErrors((now) => ({ ...now, [field]: undefined }));
  }

  function cancel(): void {
    isDirty.current = false;
    draft.drop();
  }

  const sending = useSending<RecordAnswer<Opened, Preview>>({
    fetcher: useFetcher<RecordAnswer<Opened, Preview>>(),
    form,
    pictures: uploads,
    parse: use.parse,
    setErrors,
    onAnswer(answer) {
      use.onAnswer?.(answer);
      if (answer.kind !== "done") return;
      if (answer.kept !== undefined) return setPreview(answer.kept);
      cancel();
      leave(closeTo);
    },
  });

  // Without script the server makes the address.
  const said = addressed && isHydrated ? { ...notes, [addressed.field]: addressed.note(texts) } : notes;
  return {
    start,
    isNew,
    form,
    texts,
    type,
    pictures,
    isUploading,
    draft,
    errors: { ...errors, ...filled(said) },
    /** Takes these fields' messages away, and tells others, of which the first gets the focus. */
    retell(fields: readonly string[], next: FieldErrors<string>): void {
      setErrors((now) => ({
        ...now,
        ...Object.fromEntries(fields.map((field) => [field, undefined])),
        ...next,
      }));
      if (Object.keys(next).length > 0) focusFirstWrong(form);
    },
    preview: { shown: preview, close: () => setPreview(undefined) },
    /** Why it was not kept when it was posted without script. */
    given: given?.kind === "done" ? undefined : given?.notice,
    isStale: sending.isStale || (given?.kind === "failed" && given.reason === "stale"),
    sending: sending.intent,
    send: sending.send,
    /** While pictures are on their way nothing can be saved. */
    canSave: !isHydrated || ((!addressed || texts[addressed.field].trim() !== "") && !isUploading),
    cancel,
  };
}

const intoField = <Field extends string>(texts: Texts<Field>, field: Field, value: string): Typed<Field> => ({
  texts: { ...texts, [field]: value },
});

const filled = <Field extends string>(notes: FieldErrors<Field>): FieldErrors<Field> => {
  const said: FieldErrors<Field> = {};
  for (const field in notes) if (notes[field]) said[field] = notes[field];
  return said;
};
