import { textFields } from "#translations/translatable.ts";
import type { PlannedText } from "./translations-file.ts";

/** One text that a file writes, as its check shows it. */
export interface ChangeLine {
  line: number;
  /** The record, and which of its texts it is. */
  title: string;
  label: string;
  change: PlannedText["change"];
  english: string;
  /** Empty where there is none yet. */
  before: string;
  said: string;
}

const mostShown = 50;
const mostLetters = 600;
const lettersBefore = 60;

/** The first of the texts, each as far as a check has room for it. */
export const changeLines = (planned: readonly PlannedText[]): ChangeLine[] =>
  planned.slice(0, mostShown).map(({ text, said, line, change }) => {
    const label = textFields(text.kind).find(([field]) => field === text.field)?.[1].label ?? text.field;
    const before = text.hindi ?? "";
    const from = change === "changed" ? startOf(before, said) : 0;
    return {
      line,
      title: text.record,
      label,
      change,
      english: part(text.english, 0),
      before: part(before, from),
      said: part(said, from),
    };
  });

/** The place from which a long text is shown, so that its change is seen. */
function startOf(one: string, other: string): number {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const differing = letters.findIndex((letter, place) => letter !== others[place]);
  const first = differing < 0 ? letters.length : differing;
  return first < mostLetters - lettersBefore ? 0 : first - lettersBefore;
}

function part(text: string, from: number): string {
  const letters = Array.from(text);
  const shown = letters.slice(from, from + mostLetters).join("");
  return `${from > 0 ? "… " : ""}${shown}${letters.length > from + mostLetters ? " …" : ""}`;
}
