import { ButtonLink } from "#ui/form/button.tsx";
import { typedOf } from "#ui/form/form-answer.ts";
import { longDate } from "#values/time/date-time.ts";
import { ownSettingsPaths } from "../actor.ts";
import type { SecondFactor } from "./second-factor.db.server.ts";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import type { AppSetup, TwoStepIntent } from "./two-step.ts";
import { OffForm, OnForm } from "./two-step-form.tsx";

interface TwoStepPartProps {
  factor: SecondFactor | null;
  isWanted: boolean;
  /** What an app reads, where it is off. */
  setup: AppSetup | null;
  given: TwoStepAnswer | undefined;
}

/** Whether it is on, and the form that turns it on or off; or what is shown once. */
export function TwoStepPart({ factor, isWanted, setup, given }: TwoStepPartProps) {
  if (given?.kind === "done") {
    return (
      <div className="grid justify-items-start gap-6">
        <ShownCodes {...given.kept} />
        <ButtonLink to={ownSettingsPaths.admin}>{text.back}</ButtonLink>
      </div>
    );
  }
  const read = typedOf(given)?.setup ?? setup;
  return (
    <div className="grid gap-6">
      <p className="max-w-measure">
        {factor ? text.state.on(longDate(factor.enabledAt), factor.codesLeft) : offState(isWanted)}
      </p>
      {factor ? <OffForm given={given} /> : read && <OnForm setup={read} given={given} />}
    </div>
  );
}

const offState = (isWanted: boolean): string => (isWanted ? text.state.wanted : text.state.off);

const doneWords = (): Record<TwoStepIntent, { title: string; text: string }> => ({
  on: text.turnedOn,
  codes: text.madeCodes,
  off: text.turnedOff,
});

/** Recovery codes, which are shown this once. */
export function ShownCodes({ why, codes }: { why: TwoStepIntent; codes: readonly string[] }) {
  const words = doneWords()[why];
  return (
    <div role="status" className="grid max-w-measure gap-3 frame-double p-4">
      <strong>{words.title}</strong>
      <p className="text-sm">{words.text}</p>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
