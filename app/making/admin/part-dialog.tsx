import type { ReactNode } from "react";
import { Form } from "react-router";
import { telephone } from "#order-admin/call-link.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime, longDay } from "#values/time/date-time.ts";
import { toCheck, toDo } from "../lot.ts";
import { makerAdminPath } from "../makers/maker-paths.ts";
import { makersText } from "../makers/makers.text.ts";
import type { LotAct, LotActAnswer } from "./lot-act.form.ts";
import { stepName } from "./lot-next.ts";
import { partCountWords, partTones } from "./lot-parts.tsx";
import { makingText as text } from "./making.text.ts";
import { jobSlipPath, lotPath, notePhotoPath } from "./making-list.ts";
import type { ManagedLot, ShownNote, ShownPart } from "./read-lot.db.server.ts";

export interface OpenedPart {
  part: ShownPart;
  notes: readonly ShownNote[];
}

interface PartDialogProps {
  lot: ManagedLot;
  opened: OpenedPart;
  given: LotActAnswer | undefined;
}

type PartProps = { lot: ManagedLot; part: ShownPart; given: LotActAnswer | undefined };

/** A maker's part: what waits of it, and what was said. */
export function PartDialog({ lot, opened: { part, notes }, given }: PartDialogProps) {
  const props = { lot, part, given };
  const isOpen = part.state !== "cancelled" && lot.state !== "cancelled";
  return (
    <AddressDialog title={text.open(part.artisanName, stepName(lot, part))} closeTo={lotPath(lot.number)}>
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} className="mb-3" />}
      <PartFacts {...props} />
      {part.asks && <Notes lot={lot} notes={notes} />}
      {part.asks && <AnswerForm {...props} />}
      {isOpen && toCheck(part) > 0 && <CheckForm {...props} />}
      {isOpen && toDo(part) > 0 && <RestForms {...props} />}
      {!part.asks && notes.length > 0 && <Notes lot={lot} notes={notes} />}
    </AddressDialog>
  );
}

function PartFacts({ lot, part }: PartProps) {
  const { state, rate, dueOn, phone } = part;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={partTones[state]}>{text.partStates[state]}</StatusBadge>
        {part.asks && <StatusBadge tone="red">{text.problem.badge}</StatusBadge>}
        {partCountWords(part).join(" · ")}
      </p>
      <p className="text-ink-2">
        {[dueOn && text.byDay(longDay(dueOn)), rate !== null && text.perPiece(rupeesAndPaise(rate))]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {phone && (
          <a href={telephone(phone)} className="action">
            {text.call}
          </a>
        )}
        {part.artisanId !== null && (
          <Link to={makerAdminPath(part.artisanId)} className="action">
            {makersText.link.title}
          </Link>
        )}
        <a href={jobSlipPath(lot.number, part.id)} className="action">
          {text.slip}
        </a>
      </p>
    </div>
  );
}

/** A form about the part as it is shown. */
function PartForm({ lot, part, label, given, children }: PartProps & { label: string; children: ReactNode }) {
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={lotPath(lot.number, part.id)}
      encType="multipart/form-data"
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-3 grid gap-3"
    >
      <input type="hidden" name="part" value={part.id} />
      <input type="hidden" name="version" value={part.version} />
      {children}
    </Form>
  );
}

/** What the maker reads on her page to the problem that she told of. */
function AnswerForm(props: PartProps) {
  const { answer } = errorsIn(props.given);
  return (
    <PartForm {...props} label={text.problem.answer}>
      <TextAreaField
        name="answer"
        label={text.problem.answer}
        hint={text.problem.hint}
        dir="auto"
        rows={2}
        required
        defaultValue={typedOf(props.given)?.answer ?? ""}
        {...(answer && { error: answer })}
      />
      <Button {...useActButton<LotAct>("answer")} variant="primary">
        {text.problem.send}
      </Button>
    </PartForm>
  );
}

const number = { inputMode: "numeric", autoComplete: "off", hideOptional: true } as const;

/** All pieces passed is filled in: one press is enough where they are good. */
function CheckForm(props: PartProps) {
  const { part, given } = props;
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  return (
    <PartForm {...props} label={text.check.title}>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          {...number}
          name="passed"
          label={text.check.passed}
          defaultValue={typed?.passed ?? toCheck(part)}
          {...(errors.passed && { error: errors.passed })}
        />
        <Field {...number} name="rework" label={text.check.rework} defaultValue={typed?.rework ?? 0} />
      </div>
      <details open={errors.note !== undefined || errors.photo !== undefined}>
        <summary className="action text-sm">{text.check.more}</summary>
        <div className="grid gap-3">
          <TextAreaField
            name="note"
            label={text.check.note}
            dir="auto"
            rows={2}
            defaultValue={typed?.note ?? ""}
            {...(errors.note && { error: errors.note })}
          />
          <Field
            name="photo"
            type="file"
            label={text.check.photo}
            accept="image/png,image/jpeg,image/webp"
            className="[&_input]:h-auto [&_input]:p-2 [&_input]:text-sm"
            {...(errors.photo && { error: errors.photo })}
          />
        </div>
      </details>
      <Button {...useActButton<LotAct>("check")} variant="primary">
        {text.check.title}
      </Button>
    </PartForm>
  );
}

/** What is done without the maker's own word, and what is taken back of begun work. */
function RestForms(props: PartProps) {
  const { pieces } = errorsIn(props.given);
  const done = useActButton<LotAct>("done");
  const rest = useActButton<LotAct>("rest");
  return (
    <details open={pieces !== undefined} className="mt-3 border-t border-hair">
      <summary className="action text-sm">{text.rest.title}</summary>
      <PartForm {...props} label={text.rest.title}>
        <p className="text-sm text-ink-2">{text.rest.hint}</p>
        <Field
          {...number}
          name="pieces"
          label={text.rest.pieces}
          defaultValue={typedOf(props.given)?.pieces ?? ""}
          {...(pieces && { error: pieces })}
        />
        <div className="flex flex-wrap gap-3">
          <Button {...done}>{text.rest.note}</Button>
          <Button {...rest}>{text.rest.take}</Button>
        </div>
      </PartForm>
    </details>
  );
}

function Notes({ lot, notes }: { lot: ManagedLot; notes: readonly ShownNote[] }) {
  return (
    <TitledPart title={text.notes.title} level={3} list className="mt-5">
      <ul>
        {notes.map(({ id, by, text: words, hasPhoto, at }) => (
          <li key={id} className="grid gap-1 border-b border-hair py-2 text-sm">
            <span className="text-ink-2">{`${text.notes.by[by]} · ${longDateTime(at)}`}</span>
            {words && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {words}
              </p>
            )}
            {hasPhoto && (
              <a href={notePhotoPath(lot.number, id)} target="_blank" rel="noopener">
                <img
                  src={notePhotoPath(lot.number, id)}
                  alt={text.notes.photo}
                  className="max-h-60 border border-hair bg-fold object-contain"
                />
              </a>
            )}
          </li>
        ))}
      </ul>
    </TitledPart>
  );
}
