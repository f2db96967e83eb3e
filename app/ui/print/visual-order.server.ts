import { type Face, type FontRun, fontRuns } from "./font-runs.server.ts";

/**
 * One line as its pieces stand from left to right. Words that are read from the right change places with
 * their like; numbers and signs between or behind them go along. The line as a whole begins at the left
 * (Unicode Bidirectional Algorithm, by words).
 */
export function visualOrder(line: string, face: Face): FontRun[] {
  const whole = fontRuns(line, face);
  if (!whole.some((run) => run.isRightToLeft)) return whole;
  const words = line.split(" ").map((word) => fontRuns(word, face));
  const [space] = fontRuns("a b", face).filter((run) => run.text.includes(" "));
  const between = space ? [{ ...space, text: " " }] : [];
  return regrouped(words).flatMap((runs, at) => (at === 0 ? runs : [...between, ...runs]));
}

type Word = readonly FontRun[];

const isRightToLeft = (word: Word): boolean => word.some((run) => run.isRightToLeft);
const isNeutral = (word: Word): boolean => word.every((run) => !/\p{L}/u.test(run.text));

/** The words in their places, each group of words from the right turned round. */
function regrouped(words: readonly Word[]): Word[] {
  const placed: Word[] = [];
  let group: Word[] = [];
  const close = () => {
    placed.push(...group.reverse());
    group = [];
  };
  for (const word of words) {
    if (isRightToLeft(word)) group.push([...word].reverse().map(mirrored));
    else if (group.length > 0 && isNeutral(word)) group.push(word);
    else {
      close();
      placed.push(word);
    }
  }
  close();
  return placed;
}

const mirrors: Record<string, string> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** A bracket opens towards the text that it holds. */
const mirrored = (run: FontRun): FontRun =>
  run.isRightToLeft
    ? run
    : { ...run, text: run.text.replaceAll(/[()[\]«»]/g, (sign) => mirrors[sign] ?? sign) };
