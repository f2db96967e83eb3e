import { useId } from "react";
import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { edgeLook, wrongLook } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { payRunPath } from "../pay-paths.ts";
import { placeField, type RunAnswer } from "./run.form.ts";
import { runText } from "./run.text.ts";
import { payFileColumns, type RunColumn } from "./run-columns.ts";

interface ColumnsPartProps {
  runId: string;
  columns: readonly RunColumn[];
  given: RunAnswer | undefined;
}

/** The order of the file's columns, said once and kept. */
export function ColumnsPart({ runId, columns, given }: ColumnsPartProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const form = useFirstError(given);
  return (
    <details open={given !== undefined}>
      <summary className="action text-sm">{runText.columns.title}</summary>
      <Form
        ref={form}
        method="post"
        action={payRunPath(runId)}
        aria-label={runText.columns.title}
        preventScrollReset
        className="grid max-w-80 gap-3 text-sm"
      >
        <p className="text-ink-2">{runText.columns.note}</p>
        {payFileColumns.map((column) => (
          <PlaceField
            key={column}
            column={column}
            place={typed?.[placeField(column)] ?? String(columns.indexOf(column) + 1 || "")}
            error={errors[placeField(column)]}
          />
        ))}
        <Button {...useActButton("columns")} small>
          {runText.columns.save}
        </Button>
      </Form>
    </details>
  );
}

interface PlaceFieldProps {
  column: RunColumn;
  place: string;
  error: string | undefined;
}

function PlaceField({ column, place, error }: PlaceFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex items-center justify-between gap-4">
        <span className="font-semibold">{runText.columns.names[column]}</span>
        <input
          name={placeField(column)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={place}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className={`control h-11 w-16 text-center ${error ? wrongLook : edgeLook}`}
        />
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
