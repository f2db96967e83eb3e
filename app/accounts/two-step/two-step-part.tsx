import { ButtonLink } from "#ui/form/button.tsx";
import { typedOf } from "#ui/form/form-answer.ts";
import { longDate } from "#values/time/date-time.ts";
import { ownSettingsPaths } from "../actor.ts";
import { OffForm } from "./off-form.tsx";
import { OnForm } from "./on-form.tsx";
import type { SecondFactor } from "./second-factor.db.server.ts";
import { ShownCodes } from "./shown-codes.tsx";
import type { TwoStepAnswer } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import type { AppSetup } from "./two-step.ts";

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
