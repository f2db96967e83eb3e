import { FoldedPart } from "#ui/page/folded-part.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { inShort } from "./in-short.ts";
import type { RecordFields } from "./record-field.ts";
import { type FieldsProps, NamedField, Note } from "./record-fields.tsx";

/** Some of a form's fields and pictures below a title of their own. */
export interface FormPart<Name extends string> {
  title: string;
  /** Stands above them. */
  note?: string;
  fields: readonly FormRow<Name>[];
  /** As wide as the form. */
  wide?: boolean;
  /** Closed until it is opened; its summary names its contents. */
  folded?: boolean;
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
  part,
  className = part.wide ? "md:col-span-2" : undefined,
  ...rest
}: FieldsProps<Fields> & { part: FormPart<string>; className?: string }) {
  const { title, note, folded, fields: rows } = part;
  const content = (
    <>
      {note !== undefined && <Note text={note} />}
      {rows.map((row) => (
        <Row key={JSON.stringify(row)} {...rest} row={row} />
      ))}
    </>
  );
  if (!folded) {
    return (
      <TitledPart level={3} title={title} className={className}>
        {content}
      </TitledPart>
    );
  }
  const names = rows.flatMap(namesInRow);
  const { texts, errors } = rest.state;
  return (
    <FoldedPart
      title={title}
      holds={inShort(rest.fields, names, texts)}
      isNeeded={names.some((name) => Reflect.get(errors, name))}
      className={className}
    >
      {content}
    </FoldedPart>
  );
}

function namesInRow(row: FormRow<string>): readonly string[] {
  if (typeof row === "string") return [row];
  return "note" in row ? [] : row.beside;
}

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
