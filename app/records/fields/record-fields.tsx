import { useId } from "react";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { MadeField } from "#ui/page/folded-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import type { PictureUploads } from "#ui/uploads/use-pictures.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { dayOfTyped, onDay } from "#values/time/typed-moment.ts";
import type { UploadBucket } from "#values/upload.ts";
import { type FieldState, tied } from "../tied.ts";
import { DayButton } from "./day-button.tsx";
import { fieldPlace } from "./field-place.ts";
import { NamesFinder } from "./names-finder.tsx";
import { fieldNamed, isNameOf, type NameOf, type RecordField, type RecordFields } from "./record-field.ts";

/** One of the picture fields of a record: where its pictures lie, and its words. */
interface PicturesOfRecord {
  bucket: UploadBucket;
  most: number;
  label: string;
  hint?: string;
  alts?: boolean;
  takesPaste?: boolean;
  /** On a phone its camera is offered, too. */
  camera?: boolean;
}

export type RecordPictures = Readonly<Record<string, PicturesOfRecord>>;

/** A table of picture fields, in the language of the moment. */
export const recordPictures = <const Pictures extends RecordPictures>(make: () => Pictures): Pictures =>
  inEachLanguage(make);

interface RecordState<Field extends string> extends FieldState<Field> {
  start: { id: string };
  pictures: Readonly<Partial<Record<string, PictureUploads>>>;
  errors: Partial<Record<string, string>>;
}

export interface FieldsProps<Fields extends RecordFields> {
  fields: Fields;
  pictures: RecordPictures;
  state: RecordState<NameOf<Fields>>;
  /** Words that fields propose, by their names. */
  proposals?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** A field, or pictures, by the name that a part of the form calls: a link leads to it. */
export const NamedField = <Fields extends RecordFields>(props: FieldsProps<Fields> & { name: string }) => (
  <div id={fieldPlace(props.name)} className="grid min-w-0 scroll-mt-24 content-start gap-1">
    <BareField {...props} />
  </div>
);

function BareField<Fields extends RecordFields>(props: FieldsProps<Fields> & { name: string }) {
  const { fields, pictures, state, proposals = {}, name } = props;
  if (isNameOf(fields, name)) {
    const field = fieldNamed(fields, name);
    const words = proposals[name];
    if (words) return <ProposingLine field={field} name={name} state={state} words={words} />;
    return (
      <MadeField
        label={field.label}
        beside={lookOf(field, state)?.beside}
        made={state.made?.[name]}
        typed={state.texts[name] ?? ""}
        error={state.errors[name]}
      >
        <FieldOfRecord field={field} name={name} state={state} />
      </MadeField>
    );
  }
  const uploads = state.pictures[name];
  const { label = "", hint, alts, takesPaste, camera } = pictures[name] ?? {};
  const error = state.errors[name];
  return (
    uploads && (
      <PictureField
        name={name}
        label={label}
        hint={hint}
        alts={alts}
        madeAlt={state.made?.[name]}
        takesPaste={takesPaste}
        camera={camera}
        error={error}
        pictures={uploads}
      />
    )
  );
}

/** Words between fields. */
export const Note = ({ text }: { text: string }) => <p className="text-sm text-ink-2">{text}</p>;

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

const lookOf = ({ look }: RecordField, { texts, start }: Pick<RecordState<string>, "texts" | "start">) =>
  typeof look === "function" ? look(texts, start.id) : look;

/** One field, as its kind is drawn. */
function FieldOfRecord<Name extends string>({ field, name, state }: FieldOfRecordProps<Name>) {
  const { control, label, labels = {} } = field;
  const look = lookOf(field, state);
  switch (control) {
    case "line":
      return (
        <>
          <Field {...tied(state, name)} label={label} {...look} />
          <Finder field={field} name={name} state={state} />
        </>
      );
    case "moment":
      return <MomentLine field={field} name={name} state={state} />;
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

/** A moment is typed, or its day chosen in a calendar. */
function MomentLine<Name extends string>({ field, name, state }: FieldOfRecordProps<Name>) {
  const text = state.texts[name];
  const calendar = () => (
    <DayButton
      day={dayOfTyped(text)}
      onPick={(day) => state.type(name, onDay(text, day))}
      className="absolute top-0.5 right-0.5"
    />
  );
  return <Field {...tied(state, name)} label={field.label} {...lookOf(field, state)} end={calendar} />;
}

/** What a line may name is found by its picture, too. */
function Finder<Name extends string>({ field, name, state: { texts, type } }: FieldOfRecordProps<Name>) {
  const path = field.finder?.(texts);
  if (path === undefined) return null;
  return <NamesFinder path={path} names={texts[name]} onChange={(names) => type(name, names)} />;
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
