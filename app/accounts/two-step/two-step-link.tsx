import { ButtonLink } from "#ui/form/button.tsx";
import { longDate } from "#values/time/date-time.ts";
import { SettingsPart } from "../settings-part.tsx";
import type { SecondFactor } from "./second-factor.db.server.ts";
import { twoStepText as text } from "./two-step.text.ts";
import { twoStepPath } from "./two-step.ts";

/** Whether two-step sign-in is on, and where it is turned on and off. */
export function TwoStepLink({ factor }: { factor: SecondFactor | null }) {
  return (
    <SettingsPart title={text.title}>
      <p className="mb-4">
        {factor ? text.state.on(longDate(factor.enabledAt), factor.codesLeft) : text.state.off}
      </p>
      <ButtonLink to={twoStepPath}>{factor ? text.change : text.setUp}</ButtonLink>
    </SettingsPart>
  );
}
