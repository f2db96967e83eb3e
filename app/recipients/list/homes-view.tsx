import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate } from "#values/time/date-time.ts";
import { recipientStates } from "../recipient.ts";
import { homesSheetText } from "../sheet/sheet.text.ts";
import type { HomesAct, OwnHomesAnswer } from "./homes-act.form.ts";
import { HomesList } from "./homes-list.tsx";
import type { HomesShown } from "./read-homes.server.ts";
import { recipientsText as text } from "./recipients.text.ts";

interface HomesViewProps {
  homes: HomesShown;
  answer: OwnHomesAnswer | undefined;
  /** Where the sheet is, and other pages of the list. */
  sheetPath: string;
  pagePath: (page: number) => string;
}

/** Where the parcels of an order go: how it stands, the sheet, who is asked, and the list. */
export const HomesView = ({ homes, answer, sheetPath, pagePath }: HomesViewProps) => (
  <div className="mt-8 grid gap-12">
    <Standing homes={homes} />
    <SheetForm answer={answer} sheetPath={sheetPath} />
    {(homes.counts.wanted ?? 0) > 0 && <AskForm homes={homes} />}
    {(homes.counts.wanted ?? 0) > 0 && (homes.counts.known ?? 0) > 0 && <KnownForm homes={homes} />}
    <HomesList homes={homes} pagePath={pagePath} />
  </div>
);

function Standing({ homes }: Pick<HomesViewProps, "homes">) {
  const { count, agreed, nobody, counts, difference, spare, elsewhere } = homes;
  const parcels = grouped(Math.abs(count - agreed));
  const sum = rupeesAndPaise(paise(Math.abs(difference)));
  return (
    <TitledPart title={text.standing}>
      <p className="text-lg font-semibold tabular-nums">{text.counts(grouped(count), grouped(agreed))}</p>
      <p className={nobody > 0 ? "font-semibold" : ""}>
        {nobody > 0 ? homesSheetText.nobody(grouped(nobody), nobody === 1) : text.allGiven}
      </p>
      {difference !== 0 && <p>{(difference > 0 ? text.more : text.fewer)(parcels, sum)}</p>}
      {spare.parcels > 0 && <p>{text.spare(grouped(spare.parcels), rupeesAndPaise(spare.sum))}</p>}
      {homes.alike > 0 && <p>{text.alike(grouped(homes.alike), homes.alike === 1)}</p>}
      {homes.isOneState && <p>{text.oneState}</p>}
      {elsewhere > 0 && <p>{text.elsewhere(grouped(elsewhere), elsewhere === 1)}</p>}
      {count > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {recipientStates
            .filter((state) => (counts[state] ?? 0) > 0)
            .map((state) => (
              <div key={state} className="flex gap-2">
                <dt className="text-ink-2">{text.state(state)}</dt>
                <dd className="font-semibold tabular-nums">{grouped(counts[state] ?? 0)}</dd>
              </div>
            ))}
        </dl>
      )}
    </TitledPart>
  );
}

const isPressed = (act: HomesAct, navigation: ReturnType<typeof useNavigation>): boolean =>
  navigation.formData?.get("act") === act;

function SheetForm({ answer, sheetPath }: Pick<HomesViewProps, "answer" | "sheetPath">) {
  const isSending = isPressed("upload", useNavigation());
  const refused = answer?.kind === "refused" ? answer : undefined;
  return (
    <TitledPart title={text.sheet}>
      <div>
        <a href={sheetPath} download className="action">
          {text.download}
        </a>
        <p className="text-sm text-ink-2">{text.downloadHint}</p>
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate={useHydrated()}
        className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4"
      >
        {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
        {refused && <Faults {...refused} />}
        <label className="grid gap-1">
          <span className="font-semibold">{text.file}</span>
          <input
            type="file"
            name="file"
            accept=".csv,text/csv,text/plain"
            className="min-h-11 w-full text-sm file:my-px file:mr-3 file:h-11 file:cursor-pointer file:rounded file:border file:border-solid file:border-ink file:bg-field file:px-4 file:font-semibold"
          />
        </label>
        <details open={refused !== undefined}>
          <summary className="action min-h-11 cursor-pointer py-2">{text.paste}</summary>
          <TextAreaField
            name="sheet"
            label={text.sheetText}
            hint={text.pasteHint}
            hideOptional
            dir="auto"
            rows={8}
            spellCheck={false}
            wrap="off"
            defaultValue={refused?.sheet ?? ""}
            key={refused?.sheet ?? ""}
          />
        </details>
        <p className="text-sm text-ink-2">{text.replaces}</p>
        <Button
          type="submit"
          name="act"
          value="upload"
          variant="primary"
          pending={isSending}
          className="justify-self-start max-sm:w-full"
        >
          {text.upload}
        </Button>
      </Form>
    </TitledPart>
  );
}

/** What is wrong with the sheet, row by row. */
function Faults({ faults, count }: Extract<OwnHomesAnswer, { kind: "refused" }>) {
  return (
    <div role="alert" className="border-l-4 border-geru pl-4">
      <p className="font-semibold">{text.faults(grouped(count), count === 1)}</p>
      <ul className="mt-2 grid gap-1">
        {faults.map(({ row, column, text: fault }) => (
          <li key={`${row} ${column} ${fault}`} className="wrap-anywhere">
            {fault}
            {row !== null && column !== null && <span className="text-sm text-ink-2"> {column}</span>}
          </li>
        ))}
        {count > faults.length && <li>{homesSheetText.more(grouped(count - faults.length))}</li>}
      </ul>
    </div>
  );
}

function AskForm({ homes: { canBeAsked } }: Pick<HomesViewProps, "homes">) {
  const isSending = isPressed("ask", useNavigation());
  return (
    <TitledPart title={text.askTitle}>
      <p className="max-w-measure">{text.askIntro}</p>
      <p>{canBeAsked > 0 ? text.askCount(grouped(canBeAsked), canBeAsked === 1) : text.askNobody}</p>
      {canBeAsked > 0 && (
        <Form method="post">
          <Button type="submit" name="act" value="ask" pending={isSending} className="max-sm:w-full">
            {text.ask}
          </Button>
        </Form>
      )}
    </TitledPart>
  );
}

function KnownForm({ homes: { counts, sendKnownAt } }: Pick<HomesViewProps, "homes">) {
  const isSending = isPressed("known", useNavigation());
  return (
    <TitledPart title={text.knownTitle}>
      <p className="max-w-measure">
        {sendKnownAt === null
          ? text.knownIntro(grouped(counts.known ?? 0), grouped(counts.wanted ?? 0))
          : text.knownAsked(longDate(sendKnownAt))}
      </p>
      {sendKnownAt === null && (
        <Form method="post">
          <Button type="submit" name="act" value="known" pending={isSending} className="max-sm:w-full">
            {text.known}
          </Button>
        </Form>
      )}
    </TitledPart>
  );
}
