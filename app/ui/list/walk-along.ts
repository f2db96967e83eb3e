import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The `onKeyDown` of a row of links or buttons: the left and right arrow keys walk along it, and from its end
 * to its beginning.
 */
export function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const { activeElement } = document;
  const here = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : 0;
  controls.at((here + step) % controls.length)?.focus();
  event.preventDefault();
}
