import { useEffect, useState } from "react";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { LineProduct } from "../writing/line-product.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import {
  emptyLine,
  type LineField,
  lineFieldAt,
  lineFieldNames,
  linesAmong,
  type TypedLine,
} from "../writing/typed-lines.ts";

/** A line while it is written: its first values, and its errors. */
export interface WrittenLine {
  key: string;
  line: TypedLine;
  errors: Partial<Record<LineField, string>>;
}

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `new-${keys}`;
};

interface LinesUse {
  typed: TypedOffer;
  errors: FieldErrors<string>;
  products: readonly LineProduct[];
}

/** The lines of a form: adding, removing, and the server's errors of each. */
export function useLines({ typed, errors, products }: LinesUse) {
  const [lines, setLines] = useState<readonly WrittenLine[]>(() =>
    linesAmong(typed).map((line, place) => ({ key: `line-${place}`, line, errors: errorsAt(errors, place) })),
  );
  const [known, setKnown] = useState(products);
  useEffect(() => {
    const sent = linesAmong(typed);
    setLines((now) =>
      now.map((each, place) => ({ ...named(each, sent[place]), errors: errorsAt(errors, place) })),
    );
  }, [errors, typed]);
  return {
    lines,
    products: known,
    add(line: TypedLine = emptyLine): void {
      setLines((now) => [...now, { key: newKey(), line, errors: {} }]);
    },
    know(product: LineProduct): void {
      setKnown((now) => [...now.filter(({ id }) => id !== product.id), product]);
    },
    /** In the place of another line; its fields begin anew. */
    replace(key: string, line: TypedLine): void {
      setLines((now) => now.map((each) => (each.key === key ? { key: newKey(), line, errors: {} } : each)));
    },
    remove(key: string): void {
      setLines((now) => now.filter((each) => each.key !== key));
    },
  };
}

/** A free line with the name that was sent: by it the products are found that it may be. */
const named = (written: WrittenLine, sent: TypedLine | undefined): WrittenLine =>
  sent?.product === "" && written.line.product === ""
    ? { ...written, line: { ...written.line, name: sent.name } }
    : written;

export type LinesState = ReturnType<typeof useLines>;

const errorsAt = (errors: FieldErrors<string>, place: number): WrittenLine["errors"] =>
  Object.fromEntries(
    lineFieldNames.flatMap((field) => {
      const error = errors[lineFieldAt(place, field)];
      return error ? [[field, error] as const] : [];
    }),
  );
