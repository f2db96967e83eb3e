import { type MouseEvent, useId } from "react";
import { shownStep } from "#catalogue/steps/shown-step.ts";
import { ActForm } from "#records/act-form.tsx";
import { DayField } from "#records/fields/day-field.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, type FieldErrors, typedOf } from "#ui/form/form-answer.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { leftToGive, splitEvenly } from "../lot.ts";
import {
  type LotAct,
  type LotActAnswer,
  type LotTyped,
  makerPiecesField,
  pickBox,
  stepBox,
} from "./lot-act.form.ts";
import { nextToGive } from "./lot-next.ts";
import { MakerRow } from "./maker-row.tsx";
import type { MakerToGive } from "./makers.db.server.ts";
import { makingText } from "./making.text.ts";
import { lotPath } from "./making-list.ts";
import type { ManagedLot } from "./read-lot.db.server.ts";

export interface GiveProps {
  lot: ManagedLot;
  makers: readonly MakerToGive[];
  today: string;
  given: LotActAnswer | undefined;
}

/** Which steps, by when, and who makes how many of it: one form, also for many makers. */
export const GiveWorkForm = (props: GiveProps) =>
  props.makers.length === 0 ? <NoMakers /> : <FormForMakers {...props} />;

const NoMakers = () => (
  <p className="grid justify-items-start gap-2">
    {makingText.give.none}
    <ButtonLink to="/admin/dashboard/artisans" small>
      {makingText.give.artisans}
    </ButtonLink>
  </p>
);

function FormForMakers({ lot, makers, today, given }: GiveProps) {
  const errors = errorsIn(given);
  const typed = typedOf(given);
  return (
    <ActForm to={lotPath(lot.number)} version={lot.version} label={makingText.give.title} given={given}>
      <Steps lot={lot} typed={typed} error={errors.steps} />
      <DayField
        name="by"
        label={makingText.give.by}
        hint={makingText.give.byHint}
        hideOptional
        className="max-w-60"
        defaultValue={typed?.by ?? dayToGive(lot, today)}
        {...(errors.by && { error: errors.by })}
      />
      <Makers lot={lot} makers={makers} typed={typed} errors={errors} />
      <Button {...useActButton<LotAct>("give")} variant="primary">
        {makingText.give.title}
      </Button>
    </ActForm>
  );
}

/** The lot's own day; today where that is over, since nothing is given by a day that is. */
const dayToGive = ({ dueOn }: ManagedLot, today: string): string =>
  dueOn !== null && dueOn < today ? today : (dueOn ?? "");

interface PartProps {
  lot: ManagedLot;
  typed: LotTyped | undefined;
}

/** The first step that has pieces left is ticked; later ones may be given ahead. */
function Steps({ lot, typed, error }: PartProps & { error: string | undefined }) {
  const id = useId();
  const first = nextToGive(lot)?.step;
  const left = lot.steps
    .map(({ name }, place) => ({ name: shownStep(name), step: place + 1, left: leftToGive(lot, place + 1) }))
    .filter((each) => each.left > 0);
  const [only, other] = left;
  if (only && !other) return <OnlyStep name={only.name} step={only.step} left={only.left} lot={lot} />;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{makingText.give.steps}</legend>
      {left.map(({ name, step, left: count }) => (
        <CheckboxField
          key={step}
          name={stepBox(step)}
          value="1"
          data-left={count}
          label={makingText.give.stepLeft(name, count, lot.quantity)}
          defaultChecked={typed ? typed[stepBox(step)] !== undefined : step === first}
        />
      ))}
      <FieldNotes id={id} {...(error && { error })} />
    </fieldset>
  );
}

const OnlyStep = ({
  name,
  step,
  left,
  lot,
}: {
  name: string;
  step: number;
  left: number;
  lot: ManagedLot;
}) => (
  <p>
    <input type="hidden" name={stepBox(step)} value="1" data-left={left} />
    {makingText.give.stepLeft(name, left, lot.quantity)}
  </p>
);

interface MakersProps extends PartProps, Pick<GiveProps, "makers"> {
  errors: FieldErrors<string>;
}

function Makers({ makers, typed, errors }: MakersProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const split = useActButton<LotAct>("split");
  return (
    <fieldset aria-describedby={errors.makers ? `${id}-error` : undefined} className="min-w-0">
      <legend className="font-semibold">{makingText.give.makers}</legend>
      <div className="flex flex-wrap gap-2 py-2">
        {isHydrated && (
          <Button small onClick={pickAll}>
            {makingText.give.all}
          </Button>
        )}
        <Button {...split} className="" small formNoValidate onClick={splitPicked}>
          {makingText.give.split}
        </Button>
      </div>
      <FieldNotes id={id} {...(errors.makers && { error: errors.makers })} />
      <ul className="border-t border-ink">
        {makers.map((maker) => (
          <MakerRow key={maker.id} maker={maker} typed={typed} errors={errors} />
        ))}
      </ul>
    </fieldset>
  );
}

const inputsOf = ({ currentTarget }: MouseEvent<HTMLButtonElement>): HTMLInputElement[] =>
  [...(currentTarget.form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);

const isPick = ({ name }: HTMLInputElement): boolean => name.startsWith(pickBox(""));

function pickAll(press: MouseEvent<HTMLButtonElement>): void {
  for (const box of inputsOf(press).filter(isPick)) box.checked = true;
}

/** By script the form stays as it is, with the pieces filled in. */
function splitPicked(press: MouseEvent<HTMLButtonElement>): void {
  press.preventDefault();
  const inputs = inputsOf(press);
  const picked = inputs.filter((each) => isPick(each) && each.checked);
  const steps = inputs.filter(({ dataset, type, checked }) => dataset.left && (type === "hidden" || checked));
  if (picked.length === 0 || steps.length === 0) return;
  const left = Math.min(...steps.map(({ dataset }) => Number(dataset.left)));
  const shares = splitEvenly(left, picked.length);
  for (const [place, box] of picked.entries()) {
    const field = inputs.find(({ name }) => name === makerPiecesField(box.name.slice(pickBox("").length)));
    if (field) field.value = String(shares[place] ?? 0);
  }
}
