import { Icon } from "#ui/media/icon.tsx";
import { checkoutText } from "../checkout.text.ts";

/** Where in the checkout the shopper is: done, here, ahead. */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol aria-label={checkoutText.steps.label} className="grid grid-cols-3 gap-2 pt-4 pb-6 text-sm md:text-md">
      {checkoutText.steps.names.map((name, index) => (
        <Step key={name} name={name} number={index + 1} current={step} />
      ))}
    </ol>
  );
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const isCurrent = number === current;
  const isDone = number < current;
  const look = isCurrent
    ? "rule-double-top pt-1.5 font-semibold"
    : `border-t pt-[9px] ${isDone ? "border-ink" : "border-hair text-ink-2"}`;
  return (
    <li aria-current={isCurrent ? "step" : undefined} className={`flex items-baseline gap-2 ${look}`}>
      <span className="font-display text-lg font-medium">
        {isDone ? <Icon name="check" className="size-4.5 translate-y-0.5 text-leaf" /> : number}
      </span>
      <span>
        {name}
        {isDone && <span className="sr-only">{checkoutText.steps.done}</span>}
      </span>
    </li>
  );
}
