import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";

/** The words of the form. */
export interface CheckedFileText {
  file: string;
  help: readonly string[];
  check: string;
  apply: string;
  chooseAgain: string;
}

interface CheckedFileFormProps {
  say: CheckedFileText;
  /** Of the check that has been made; without one the file can only be checked. */
  fingerprint: string | undefined;
  title?: ReactNode;
  /** Further fields, and the outcome of the check. */
  children: ReactNode;
}

/**
 * The form of a CSV file: the check shows what the file would change, and only a checked file is imported.
 */
export function CheckedFileForm({ say, fingerprint, title, children }: CheckedFileFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const isChecked = fingerprint !== undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-measure gap-4">
      {title}
      <label className="grid gap-1 text-sm font-semibold">
        {say.file}
        <input
          type="file"
          name="file"
          accept=".csv,text/csv"
          aria-describedby="file-help"
          className="min-h-11 max-w-full rounded border border-edge bg-field p-2 text-sm font-normal"
        />
      </label>
      <ul id="file-help" className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {say.help.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      {isChecked && (
        <>
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <noscript>{say.chooseAgain}</noscript>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          small
          name="intent"
          value="check"
          variant={isChecked ? "outline" : "primary"}
          pending={isBusy && !isChecked}
        >
          {say.check}
        </Button>
        {isChecked && (
          <Button type="submit" small variant="primary" name="intent" value="apply" pending={isBusy}>
            {say.apply}
          </Button>
        )}
      </div>
    </Form>
  );
}
