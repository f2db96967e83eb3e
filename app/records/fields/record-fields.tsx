import { useId } from "react";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import type { UploadBucket } from "#values/upload.ts";
import { type FieldState, tied } from "../tied.ts";
import { fieldNamed, isNameOf, type NameOf, type RecordField, type RecordFields } from "./record-field.ts";

/** One of the picture fields of a record: where its pictures lie, and what is said of them. */
interface PicturesOfRecord {
  bucket: UploadBucket;
  most: number;
  label: string;
  hint?: string;
  alts?: boolean;
  takesPaste?: boolean;
}

export type RecordPictures = Readonly<Record<string, PicturesOfRecord>>;

/** A table of picture fields, in the language of the moment. */
export const recordPictures = <const Pictures extends RecordPictures>(make: () => Pictures): Pictures =>
  inEachLanguage(make);

/** Some of a form's fields and pictures below a title of their own. */
export interface FormPart<Name extends string> {
  title: string;
  /** What is said above them. */
  note?: string;
  fields: readonly FormRow<Name>[];
  /** As wide as the form. */
  wide?: boolean;
}

/** A field, several beside each other, or words between them. */
type FormRow<Name extends string> =
  | Name
  | { beside: readonly Name[]; as: keyof typeof besideLooks }
  | { note: string };

const besideLooks = {
  pair: "grid grid-cols-2 gap-4",
  /** Below each other on a narrow phone. */
  columns: "grid gap-4 min-[26rem]:grid-cols-2",
  ticks: "flex flex-wrap gap-x-8",
} as const;

/** What a record's form holds while it is filled in. */
interface RecordState<Field extends string> extends FieldState<Field> {
  start: { id: string };
  pictures: Readonly<Partial<Record<string, PictureUploads>>>;
  errors: Partial<Record<string, string>>;
}

interface FieldsProps<Fields extends RecordFields> {
  fields: Fields;
  pictures: RecordPictures;
  state: RecordState<NameOf<Fields>>;
  /** Words that fields propose, by their names. */
  proposals?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** A form's fields, two parts beside each other where there is room. */
export function FieldParts<Fields extends RecordFields>({
  parts,
  ...rest
}: FieldsProps<Fields> & { parts: readonly FormPart<string>[] }) {
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      {parts.map((part) => (
        <PartOfForm key={part.title} {...rest} part={part} />
      ))}
    </div>
  );
}

/** Some of its parts below each other. */
export const ColumnOfParts = <Fields extends RecordFields>({
  parts,
  ...rest
}: FieldsProps<Fields> & { parts: readonly FormPart<string>[] }) => (
  <div className="grid min-w-0 content-start gap-8">
    {parts.map((part) => (
      <PartOfForm key={part.title} {...rest} part={part} />
    ))}
  </div>
);

/** One of its parts. */
export function PartOfForm<Fields extends RecordFields>({
  part: { title, note, wide, fields: rows },
  className = wide ? "md:col-span-2" : undefined,
  ...rest
}: FieldsProps<Fields> & { part: FormPart<string>; className?: string }) {
  return (
    <TitledPart level={3} title={title} className={className}>
      {note !== undefined && <Note text={note} />}
      {rows.map((row) => (
        <Row key={JSON.stringify(row)} {...rest} row={row} />
      ))}
    </TitledPart>
  );
}

const Note = ({ text }: { text: string }) => <p className="text-sm text-ink-2">{text}</p>;

function Row<Fields extends RecordFields>({ row, ...rest }: FieldsProps<Fields> & { row: FormRow<string> }) {
  if (typeof row === "string") return <NamedField {...rest} name={row} />;
  if ("note" in row) return <Note text={row.note} />;
  return (
    <div className={besideLooks[row.as]}>
      {row.beside.map((name) => (
        <NamedField key={name} {...rest} name={name} />
      ))}
    </div>
  );
}

/** A field, or pictures, by the name that a part of the form calls. */
export function NamedField<Fields extends RecordFields>(props: FieldsProps<Fields> & { name: string }) {
  const { fields, pictures, state, proposals = {}, name } = props;
  if (isNameOf(fields, name)) {
    const field = fieldNamed(fields, name);
    const words = proposals[name];
    return words ? (
      <ProposingLine field={field} name={name} state={state} words={words} />
    ) : (
      <FieldOfRecord field={field} name={name} state={state} />
    );
  }
  const uploads = state.pictures[name];
  const { label = "", hint, alts, takesPaste } = pictures[name] ?? {};
  const error = state.errors[name];
  return (
    uploads && (
      <PictureField
        name={name}
        label={label}
        hint={hint}
        alts={alts}
        takesPaste={takesPaste}
        error={error}
        pictures={uploads}
      />
    )
  );
}

interface FieldOfRecordProps<Name extends string> {
  field: RecordField;
  name: Name;
  state: RecordState<Name>;
}

/** A line that proposes words as it is typed. */
function ProposingLine<Name extends string>({
  field: { label, look },
  name,
  state,
  words,
}: FieldOfRecordProps<Name> & { words: readonly string[] }) {
  const list = useId();
  return (
    <>
      <Field {...tied(state, name)} label={label} {...look} list={list} />
      <datalist id={list}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

/** One field, as its kind is drawn. */
function FieldOfRecord<Name extends string>({ field, name, state }: FieldOfRecordProps<Name>) {
  const { control, label, labels = {} } = field;
  const look = typeof field.look === "function" ? field.look(state.texts, state.start.id) : field.look;
  switch (control) {
    case "line":
      return <Field {...tied(state, name)} label={label} {...look} />;
    case "lines":
      return <TextAreaField {...tied(state, name)} label={label} {...look} />;
    case "choice":
      return <SelectField {...tied(state, name)} label={label} {...look} options={labelledOptions(labels)} />;
    case "tick":
      return <Tick name={name} label={label} state={state} hint={look?.hint} />;
    case "html": {
      const { value, error } = tied(state, name);
      const change = (text: string) => state.type(name, text);
      return <RichTextField {...{ name, label, value, error, ...look }} onChange={change} />;
    }
  }
}

/** The choices of a list, in the order of its labels. */
export const labelledOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface TickProps<Name extends string> extends Omit<FieldOfRecordProps<Name>, "field"> {
  label: string;
  hint: string | undefined;
}

/** A box that is ticked where its text is `true`. */
function Tick<Name extends string>({ name, label, hint, state: { texts, errors, type } }: TickProps<Name>) {
  return (
    <>
      <CheckboxField
        name={name}
        value="true"
        checked={texts[name] === "true"}
        error={errors[name]}
        onChange={({ currentTarget }) => type(name, String(currentTarget.checked))}
        label={label}
      />
      {hint && <Note text={hint} />}
    </>
  );
}
