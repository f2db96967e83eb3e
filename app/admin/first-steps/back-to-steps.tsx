import { useLocation } from "react-router";
import { BackLink } from "#ui/page/back-link.tsx";
import { firstStepsText as say } from "./first-steps.text.ts";

/** The intents of the forms of the first steps. */
export type StepIntent =
  | "no-gstin"
  | "rates-right"
  | "policies-read"
  | "try-keys"
  | "try-mail"
  | "try-whatsapp"
  | "compare-copy"
  | "hide";

export const stepsPath = "/admin/dashboard/first-steps";

export const dashboard = "/admin/dashboard/overview";

/** The way back from wherever a step is done, while there are any. */
export function BackToSteps({ isShown }: { isShown: boolean }) {
  const { pathname } = useLocation();
  if (!isShown || pathname === dashboard || pathname === stepsPath) return null;
  return (
    <p className="mb-3 print:hidden">
      <BackLink to={dashboard}>{say.back}</BackLink>
    </p>
  );
}
