import { Icon } from "#ui/media/icon.tsx";
import { longDate } from "#values/time/date-time.ts";
import { journeyText, stepNames } from "./customer-status.text.ts";
import type { MyOrder } from "./my-order.ts";
import { type ProgressStep, progressSteps } from "./progress.ts";

/** How much of the drawing is in colour: up to each step's own picture. Percent of its width. */
const colouredTo: Record<ProgressStep, number> = {
  pending: 21.5,
  processing: 46.5,
  shipped: 72.2,
  delivered: 100,
};

/** The order's way in four pictures, in colour as far as it has come. */
export function OrderJourney({
  step,
  reached,
}: {
  step: ProgressStep | undefined;
  reached: MyOrder["reached"];
}) {
  const current = step ? progressSteps.indexOf(step) : -1;
  const hidden = step ? 100 - colouredTo[step] : 100;
  return (
    <div>
      <div className="relative" aria-hidden="true">
        <Drawing kind="ahead" />
        {step && (
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${hidden}% 0 0)` }}>
            <Drawing kind="done" />
          </div>
        )}
      </div>
      <ol
        aria-label={journeyText.label}
        className="grid grid-cols-4 text-center text-xs leading-snug sm:text-sm"
      >
        {progressSteps.map((name, index) => (
          <Step
            key={name}
            name={name}
            place={index - current}
            isKnown={step !== undefined}
            at={reached[name]}
          />
        ))}
      </ol>
    </div>
  );
}

function Drawing({ kind }: { kind: "ahead" | "done" }) {
  return (
    <img src={`/drawings/journey-${kind}.svg`} alt="" width="880" height="216" className="h-auto w-full" />
  );
}

interface StepProps {
  name: ProgressStep;
  /** Below 0: before the current step; 0: the current one; above: ahead. */
  place: number;
  isKnown: boolean;
  at: Date | undefined;
}

function Step({ name, place, isKnown, at }: StepProps) {
  const isDone = isKnown && place < 0;
  const isCurrent = isKnown && place === 0;
  const isReached = isDone || isCurrent;
  const look = isCurrent ? "font-semibold" : isReached ? "" : "text-ink-2";
  return (
    <li aria-current={isCurrent ? "step" : undefined} className={`min-w-0 px-0.5 ${look}`}>
      <span className="inline-flex items-center gap-1 align-top">
        {isDone && <Icon name="check" className="-my-1 size-4 text-leaf" />}
        {stepNames[name]}
        <span className="sr-only">
          {isDone ? journeyText.done : isCurrent ? journeyText.current : journeyText.ahead}
        </span>
      </span>
      {isReached && at && (
        <span className="block text-xs font-normal text-ink-2 max-sm:hidden">{longDate(at)}</span>
      )}
    </li>
  );
}
