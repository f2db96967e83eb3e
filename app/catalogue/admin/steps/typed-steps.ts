import * as z from "zod/mini";
import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { nameKey } from "#values/text/name-key.ts";
import { ownPriceSchema } from "../../product-field-kinds.ts";
import { type MakingStep, typedHours } from "../../steps/making-step.ts";
import { choiceField, stepPlaces, type TypedStep } from "../options/typed-choices.ts";
import { stepsText } from "./steps.text.ts";

const mostNameLetters = 60;

/** The steps by which a product is made, and their errors; blank rows are left out. */
export function stepsOfTyped(typed: readonly TypedStep[]): {
  steps: MakingStep[];
  errors: FieldErrors<string>;
} {
  const errors: FieldErrors<string> = {};
  const steps: MakingStep[] = [];
  for (const [place, row] of typed.entries()) {
    if ([row.name, row.rate, row.week, row.hours].every(isBlank)) continue;
    const { step, wrong } = stepOf(row, steps);
    for (const [fact, message] of Object.entries(wrong))
      if (message) errors[choiceField("step", place, fact)] = message;
    steps.push(step);
  }
  return { steps, errors };
}

/** A row's step, and what is wrong with each of its facts. */
function stepOf(row: TypedStep, before: readonly MakingStep[]) {
  const name = cleanText(row.name, mostNameLetters + 1);
  const rate = z.safeParse(ownPriceSchema, row.rate);
  const week = latinDigits(row.week.trim());
  const hours = typedHours(row.hours);
  const wrong = {
    name: nameProblem(name, before),
    rate: rate.success ? undefined : rate.error.issues[0]?.message,
    week: /^([1-9]\d{0,5})?$/.test(week) ? undefined : stepsText.errors.week,
    hours: isBlank(row.hours) || hours !== undefined ? undefined : stepsText.errors.hours,
  };
  const piecesWeek = week === "" ? null : Number(week);
  const step: MakingStep = {
    name,
    rate: rate.data ?? null,
    piecesWeek,
    ...(hours !== undefined && { hours }),
  };
  return { step, wrong };
}

function nameProblem(name: string, others: readonly MakingStep[]): string | undefined {
  if (isBlank(name)) return stepsText.errors.name;
  if (!hasAtMost(name, mostNameLetters)) return fieldText.long(mostNameLetters);
  return others.some((other) => nameKey(other.name) === nameKey(name))
    ? stepsText.errors.nameTwice
    : undefined;
}

/** A product's steps as its form is opened with them, with places for more. */
export const typedSteps = (steps: readonly MakingStep[]): TypedStep[] =>
  stepPlaces(
    steps.map(({ name, rate, piecesWeek, hours }) => ({
      name,
      rate: rate === null ? "" : rupeesToType(rate),
      week: String(piecesWeek ?? ""),
      hours: String(hours ?? ""),
    })),
  );

/** A product's steps in the words of its history: 'Cutting (₹20, 60 a week); Painting (₹180)'. */
export const stepsInWords = (steps: readonly MakingStep[]): string =>
  steps.map(stepInWords).join("; ") || "none";

function stepInWords({ name, rate, piecesWeek, hours }: MakingStep): string {
  const facts = [
    rate === null ? [] : rupeesAndPaise(rate),
    piecesWeek === null ? [] : `${piecesWeek} a week`,
    hours === undefined ? [] : `${hours} h`,
  ];
  const said = facts.flat().join(", ");
  return said === "" ? name : `${name} (${said})`;
}

/** The same of a change; nothing where there is none. */
export function stepsChange(before: readonly MakingStep[], after: readonly MakingStep[]): { steps?: string } {
  const is = stepsInWords(after);
  return is === stepsInWords(before) ? {} : { steps: is };
}
