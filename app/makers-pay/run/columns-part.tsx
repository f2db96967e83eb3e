import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { payRunPath } from "../pay-paths.ts";
import type { RunAnswer } from "./run.form.ts";
import { runText } from "./run.text.ts";
import { payFileColumns, type RunColumn } from "./run-columns.ts";

interface ColumnsPartProps {
  runId: string;
  columns: readonly RunColumn[];
  given: RunAnswer | undefined;
}

/** The order of the file's columns, said once and kept. */
export function ColumnsPart({ runId, columns, given }: ColumnsPartProps) {
  const { columns: error } = errorsIn(given);
  const typed = error ? typedOf(given) : undefined;
  const place = (column: RunColumn) => columns.indexOf(column) + 1 || "";
  return (
    <details open={error !== undefined}>
      <summary className="action text-sm">{runText.columns.title}</summary>
      <Form
        method="post"
        action={payRunPath(runId)}
        aria-label={runText.columns.title}
        preventScrollReset
        className="grid max-w-80 gap-3 text-sm"
      >
        <p className="text-ink-2">{runText.columns.note}</p>
        {error && <FormProblem text={error} />}
        {payFileColumns.map((column) => (
          <label key={column} className="flex items-center justify-between gap-4">
            <span className="font-semibold">{runText.columns.names[column]}</span>
            <input
              name={`place:${column}`}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed?.[`place:${column}`] ?? place(column)}
              className="control h-11 w-16 border-edge text-center"
            />
          </label>
        ))}
        <Button {...useActButton("columns")} small>
          {runText.columns.save}
        </Button>
      </Form>
    </details>
  );
}
