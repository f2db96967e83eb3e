import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type ParsedForm, typedOf } from "#ui/form/form-answer.ts";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { UploadBucket } from "#values/upload.ts";
import type { OpenRecord, RecordAnswer } from "./record-answer.ts";
import { usePictureFields } from "./use-picture-fields.ts";
import { type TextsUse, useRecordFields } from "./use-record-fields.ts";
import { useSending } from "./use-sending.ts";
import { useUnsaved } from "./use-unsaved.ts";
import { recordsText } from "./words/records.text.ts";

interface RecordUse<Field extends string, Pictures extends string, Opened, Preview> extends TextsUse<Field> {
  opened: Opened;
  /** The answer to the form when it was posted without script. */
  given: RecordAnswer<Opened, Preview> | undefined;
  closeTo: string;
  fields: readonly Field[];
  /** The key under which the browser stores a new record's draft; without one there is none. */
  draftKey?: string;
  /** Its picture fields, the same at each drawing. */
  pictures: Readonly<Record<Pictures, { bucket: UploadBucket; most: number }>>;
  parse(form: FormData): ParsedForm<Field, unknown>;
  onAnswer?(answer: RecordAnswer<Opened, Preview>): void;
}

/** The state of a record's form while it is filled in. The opened record stays until it is saved or left. */
export function useRecordForm<
  Field extends string,
  Pictures extends string,
  Opened extends OpenRecord<Field, Pictures>,
  Preview,
>(use: RecordUse<Field, Pictures, Opened, Preview>) {
  const { opened, given, draftKey = "" } = use;
  const [start] = useState(() => typedOf(given) ?? opened);
  const isNew = start.version === 0;
  const isDrafted = draftKey !== "" && isNew && !given;
  const form = useRef<HTMLFormElement>(null);
  const isDirty = useRef(start.edited !== undefined);
  const onChange = () => {
    isDirty.current = true;
  };
  const { setTexts, setErrors, lacksAddress, ...typed } = useRecordFields({
    form,
    start: start.texts,
    isNew,
    rules: use.parse,
    wrong: given?.kind === "refused" ? given.errors : {},
    ...(use.typeInto && { typeInto: use.typeInto }),
    ...(use.addressed && { addressed: use.addressed }),
    onType: isDrafted ? () => undefined : onChange,
  });
  const pictures = usePictureFields(use.pictures, start, onChange);
  const uploads = Object.values<PictureUploads>(pictures);
  const isUploading = uploads.some(({ isSending }) => isSending);
  const kind = { key: draftKey, fields: use.fields, empty: opened.texts };
  const unsaved = useUnsaved({ isDirty, kind, isDrafted, texts: typed.texts, setTexts });
  const [preview, setPreview] = useState<Preview>();
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
      unsaved.cancel();
      unsaved.leave(use.closeTo);
    },
  });
  return {
    ...typed,
    start,
    isNew,
    form,
    pictures,
    draft: unsaved.draft,
    cancel: unsaved.cancel,
    /** Before it is left. */
    question: unsaved.question,
    preview: { shown: preview, close: () => setPreview(undefined) },
    /** Why it was not saved when it was posted without script. */
    given: given?.kind === "done" ? undefined : given?.notice,
    isStale: sending.isStale || (given?.kind === "failed" && given.reason === "stale"),
    sending: sending.intent,
    send: sending.send,
    /** Why nothing can be saved yet, once there is a script that could say when it can. */
    whyNot: useHydrated() ? whyNotYet(isUploading, lacksAddress) : undefined,
  };
}

/** While pictures are on their way nothing can be saved, nor what has no address yet. */
function whyNotYet(isUploading: boolean, lacksAddress: boolean): string | undefined {
  if (isUploading) return recordsText.uploading;
  return lacksAddress ? recordsText.noNameYet : undefined;
}
