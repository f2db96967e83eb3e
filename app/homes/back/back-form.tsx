import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { homesSheetText } from "#recipients/sheet/sheet.text.ts";
import { Button } from "#ui/form/button.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { grouped } from "#values/text/grouped.ts";
import { backText as text } from "./back.text.ts";
import type { BackAnswer } from "./back-answer.ts";

/** Where the sheet comes back with courier, number and state; open once something was wrong with it. */
export function BackForm({ answer }: { answer: BackAnswer | undefined }) {
  const isSending = useNavigation().formData?.get("intent") === "sheet";
  return (
    <May needs="pack">
      <details className="mb-8" open={answer !== undefined}>
        <summary className="action min-w-11 text-sm">{text.title}</summary>
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-2 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4 text-sm"
        >
          <p className="max-w-measure text-ink-2">{text.intro}</p>
          {answer && <Faults {...answer} />}
          <label className="grid gap-1">
            <span className="font-semibold">{text.file}</span>
            <input
              type="file"
              name="file"
              accept=".csv,text/csv,text/plain"
              className="min-h-11 w-full text-sm file:my-px file:mr-3 file:h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-ink file:bg-field file:px-4 file:font-semibold"
            />
          </label>
          <details open={answer !== undefined}>
            <summary className="action min-h-11 cursor-pointer py-2">{text.paste}</summary>
            <TextAreaField
              name="sheet"
              label={text.sheetText}
              hideOptional
              dir="auto"
              rows={6}
              spellCheck={false}
              wrap="off"
              defaultValue={answer?.sheet ?? ""}
              key={answer?.sheet ?? ""}
            />
          </details>
          <Button
            type="submit"
            name="intent"
            value="sheet"
            className="justify-self-start"
            pending={isSending}
          >
            {text.upload}
          </Button>
        </Form>
      </details>
    </May>
  );
}

/** What is wrong with the sheet, row by row. */
function Faults({ faults, count }: BackAnswer) {
  return (
    <div role="alert" className="border-l-4 border-geru pl-4">
      <p className="font-semibold">{text.faults(count)}</p>
      <ul className="mt-2 grid gap-1">
        {faults.map(({ row, text: fault }) => (
          <li key={`${row} ${fault}`} className="wrap-anywhere">
            {fault}
          </li>
        ))}
        {count > faults.length && <li>{homesSheetText.more(grouped(count - faults.length))}</li>}
      </ul>
    </div>
  );
}
