import { useId } from "react";
import { DayButton } from "#records/fields/day-button.tsx";
import { shownDay, typeDay } from "#records/fields/day-field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { longDay } from "#values/time/date-time.ts";
import { dayOfTyped } from "#values/time/typed-moment.ts";
import { byField, type LotTyped, makerPiecesField, pickBox } from "./lot-act.form.ts";
import type { MakerToGive } from "./makers.db.server.ts";
import { makingText } from "./making.text.ts";

interface MakerRowProps {
  maker: MakerToGive;
  typed: LotTyped | undefined;
  errors: FieldErrors<string>;
}

/** A maker to tick; the pieces and a day of their own stand there once they are ticked. */
export function MakerRow({ maker, typed, errors }: MakerRowProps) {
  const id = useId();
  const { id: makerId, name } = maker;
  const [pieces, by] = [makerPiecesField(makerId), byField(makerId)];
  const error = errors[pieces] ?? errors[by];
  const ownDay = typed?.[by] ?? "";
  const look = "control h-11 border-edge pt-0.5";
  return (
    <li className="group grid gap-x-3 border-b border-hair py-0.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <label className="choice">
        <input
          type="checkbox"
          name={pickBox(makerId)}
          value="1"
          defaultChecked={typed?.[pickBox(makerId)] !== undefined}
          className="choice-mark tick rounded-[2px]"
        />
        <span>
          <b className="font-semibold">{name}</b> <Load maker={maker} />
        </span>
      </label>
      <span className="hidden gap-2 pb-2 pl-8 group-has-checked:flex sm:p-0">
        <input
          name={pieces}
          aria-label={makingText.give.piecesOf(name)}
          placeholder={makingText.give.pieces}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.[pieces] ?? ""}
          aria-invalid={errors[pieces] !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${look} w-24`}
        />
        <span className="relative">
          <input
            id={`${id}-by`}
            name={by}
            aria-label={makingText.give.byOf(name)}
            autoComplete="off"
            defaultValue={shownDay(ownDay)}
            aria-invalid={errors[by] !== undefined}
            className={`${look} w-40 pr-11`}
          />
          <DayButton
            day={dayOfTyped(ownDay)}
            onPick={(day) => typeDay(`${id}-by`, day)}
            className="absolute top-0 right-0"
          />
        </span>
      </span>
      <FieldNotes id={id} {...(error && { error })} />
    </li>
  );
}

/** What they have to do already, and why they may be the wrong one. */
function Load({ maker: { has, piecesWeek, awayUntil } }: Pick<MakerRowProps, "maker">) {
  const warning =
    awayUntil !== null
      ? makingText.give.away(longDay(awayUntil))
      : piecesWeek !== null && has > piecesWeek
        ? makingText.give.full
        : undefined;
  return (
    <span className="text-sm text-ink-2">
      {has === 0 && piecesWeek === null ? makingText.give.free : makingText.give.has(has, piecesWeek)}
      {warning && <b className="block font-semibold text-geru">{warning}</b>}
    </span>
  );
}
