import type { OpenRecord, RecordAnswer } from "../record-answer.ts";
import { RecordForm } from "../record-form.tsx";
import { useRecordForm } from "../use-record-form.ts";
import type { ListChoices } from "./admin-list.ts";
import type { AdminRecord } from "./admin-record.ts";
import { FieldParts } from "./form-parts.tsx";
import type { NameOf, RecordFields } from "./record-field.ts";
import type { RecordPictures } from "./record-fields.tsx";

/** A record of this kind as its form is opened with it. */
export type OpenOf<Fields extends RecordFields, Pictures extends RecordPictures> = OpenRecord<
  NameOf<Fields>,
  keyof Pictures & string
>;

interface FieldsFormProps<
  Fields extends RecordFields,
  Pictures extends RecordPictures,
  Choices extends ListChoices,
> {
  record: AdminRecord<Fields, Pictures, Choices>;
  open: OpenOf<Fields, Pictures>;
  given: RecordAnswer<OpenOf<Fields, Pictures>> | undefined;
  closeTo: string;
}

/** The whole form of a record, made from its table of fields, with its pictures. */
export function FieldsForm<
  Fields extends RecordFields,
  Pictures extends RecordPictures,
  Choices extends ListChoices,
>({ record, open: opened, given, closeTo }: FieldsFormProps<Fields, Pictures, Choices>) {
  const { list, words, fields, pictures, parts } = record;
  const form = useRecordForm<NameOf<Fields>, keyof Pictures & string, OpenOf<Fields, Pictures>, never>({
    opened,
    given,
    closeTo,
    fields: record.form.names,
    parse: record.form.parse,
    pictures,
  });
  const made = record.made?.(form.texts);
  const state = { ...form, ...(made && { made }) };
  return (
    <RecordForm state={state} words={words} reload={list.address({}, { edit: state.start.id })}>
      <FieldParts fields={fields} pictures={pictures} parts={parts} state={state} />
    </RecordForm>
  );
}
