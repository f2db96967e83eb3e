import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { stepsPath } from "./back-to-steps.tsx";
import { firstStepsText as say } from "./first-steps.text.ts";
import { OpenTheShop } from "./open-the-shop.tsx";
import { StepActs } from "./step-acts.tsx";
import type { FirstSteps, StepView } from "./steps-view.server.ts";
import type { StepAnswer } from "./take-step.server.ts";

interface FirstStepsPartProps {
  first: FirstSteps;
  given?: StepAnswer | undefined;
  /** The page's head names it already. */
  isAlone?: boolean;
}

/** The steps until the shop can open, each with the way to where it is done. */
export function FirstStepsPart({ first, given, isAlone = false }: FirstStepsPartProps) {
  const id = useId();
  const { steps, done, mayHide } = first;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  const isWhole = done === steps.length;
  return (
    <section
      aria-labelledby={isAlone ? undefined : id}
      aria-label={isAlone ? say.title : undefined}
      className="mb-10 max-w-[46rem] frame-double bg-paper p-4 md:p-6"
    >
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          {!isAlone && (
            <h2 id={id} className="text-xl">
              {say.title}
            </h2>
          )}
          <p className="mt-1 text-ink-2">{isWhole ? say.whole : say.intro}</p>
        </div>
        <img
          src="/drawings/opening.webp"
          alt=""
          width="480"
          height="320"
          className="h-auto w-28 shrink-0 max-[24rem]:hidden md:w-36"
        />
      </div>
      <Progress done={done} of={steps.length} />
      <ol className="mt-4 divide-y divide-hair border-y border-hair">
        {steps.map((step) => (
          <Step key={step.key} step={step} first={first} given={given} isNext={step.key === next} />
        ))}
      </ol>
      <OpenTheShop first={first} />
      {mayHide && (
        <Form method="post" action={stepsPath} className="mt-4">
          <Button type="submit" name="intent" value="hide" variant="text" small>
            {say.hide}
          </Button>
        </Form>
      )}
    </section>
  );
}

const Progress = ({ done, of }: { done: number; of: number }) => (
  <p className="mt-4">
    <span className="text-sm font-semibold tabular-nums">{say.progress(done, of)}</span>
    <progress
      aria-hidden="true"
      value={done}
      max={of}
      className="mt-1 block h-2.5 w-full appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-leaf"
    />
  </p>
);

interface StepProps {
  step: StepView;
  first: FirstSteps;
  given: StepAnswer | undefined;
  /** The first one that is left. */
  isNext: boolean;
}

function Step({ step, first, given, isNext }: StepProps) {
  const { isDone, title, text } = step;
  return (
    <li className={`flex gap-3 py-3 ${isNext ? "-mx-2 bg-fold px-2" : ""}`}>
      <span
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border ${isDone ? "border-ink bg-leaf text-paper" : "border-edge bg-field"}`}
      >
        {isDone && <Icon name="check" className="size-4" />}
        <span className="sr-only">{isDone ? say.done : say.toDo}</span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={isDone ? "text-md" : "text-md font-semibold"}>{title}</h3>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{text}</p>
        <StepActs step={step} first={first} given={given} isNext={isNext} />
      </div>
    </li>
  );
}
