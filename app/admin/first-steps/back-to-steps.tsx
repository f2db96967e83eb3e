import { useLocation } from "react-router";
import { BackLink } from "#ui/page/back-link.tsx";
import { firstStepsText as say } from "./first-steps.text.ts";
import { stepsPath } from "./step-intent.ts";

const dashboard = "/admin/dashboard/overview";

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
