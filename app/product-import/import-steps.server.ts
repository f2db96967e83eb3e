import { stepsText } from "#catalogue/admin/steps/steps.text.ts";
import { stepsOfTyped } from "#catalogue/admin/steps/typed-steps.ts";
import { type MakingStep, mostSteps } from "#catalogue/steps/making-step.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";

/** Steps as a cell has them, each on a line: 'Cutting | 20 | 60 | 0.5', its rate, pieces a week, hours. */
export const stepsCell = (steps: readonly MakingStep[]): string =>
  steps
    .map(({ name, rate, piecesWeek, hours }) => {
      const typedRate = rate === null ? "" : rupeesToType(rate);
      const facts = [name, typedRate, String(piecesWeek ?? ""), String(hours ?? "")];
      return facts.join(" | ").replace(/[ |]+$/, "");
    })
    .join("\n");

/** The steps of a cell that changes them; those of before where none does. */
export function importedSteps(
  before: readonly MakingStep[],
  cell: string | undefined,
): { steps: readonly MakingStep[]; problems: string[] } {
  if (cell === undefined) return { steps: before, problems: [] };
  const typed = cell
    .split(/\r?\n|;/)
    .filter((line) => !isBlank(line))
    .map((line) => {
      const [name = "", rate = "", week = "", hours = ""] = line.split("|");
      return { name, rate, week, hours };
    });
  const { steps, errors } = stepsOfTyped(typed);
  const problems = typed.length > mostSteps ? [stepsText.errors.tooMany(mostSteps)] : Object.values(errors);
  return { steps, problems: problems.map((problem) => `making_steps: ${problem}`) };
}
