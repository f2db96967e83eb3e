import { type Paise, paise } from "#values/money/money.ts";
import {
  bringsCash,
  isNew,
  type JudgedLine,
  type LineFault,
  type RemittedLine,
  type RemittedState,
  remittedStates,
} from "./remitted-line.ts";

/** What an import of a courier's file would do. */
export interface DryRun {
  /** Parcels of new lines, by what they are: one that came and was taken back is one. */
  states: Readonly<Record<RemittedState, number>>;
  /** Parcels of which lines would be written. */
  added: number;
  /** Lines that were imported before. */
  known: number;
  /** Of what counts. */
  collected: Paise;
  charges: Paise;
  /** The first lines that can't be read, and how many there are. */
  faults: readonly LineFault[];
  faultCount: number;
  /** The first lines that don't bring what they should. */
  odd: readonly OddLine[];
}

export type OddLine = Pick<JudgedLine, "line" | "awb" | "state" | "collected" | "expected">;

const mostNamed = 20;

/** Is there something to import? What no parcel of the shop's is in brings nothing (MONEY-4). */
export const isWorthImport = ({ added, states }: DryRun): boolean =>
  added > 0 && states.matched + states.short + states.over + states.twice > 0;

/** What is remembered of a parcel: which kinds of lines it has had, and as what it was counted. */
const marks = ["brought", "taken_back", ...remittedStates, "added"] as const;
type Mark = (typeof marks)[number];

/** Each parcel's number is kept once, however many lines have it. */
function openParcels() {
  const known = new Map<string, number>();
  /** False where the parcel had the mark before. */
  return (awb: string, mark: Mark): boolean => {
    const [bit, before] = [1 << marks.indexOf(mark), known.get(awb) ?? 0];
    known.set(awb, before | bit);
    return (before & bit) === 0;
  };
}

/** Adds the lines of a file up. */
export function startDryRun() {
  const isFirst = openParcels();
  const states = { matched: 0, short: 0, over: 0, unknown: 0, twice: 0 };
  const sums = { added: 0, known: 0, collected: 0, charges: 0, faultCount: 0 };
  const faults: LineFault[] = [];
  const odd: OddLine[] = [];
  const addLine = (line: JudgedLine) => {
    if (line.isKnown) {
      sums.known += 1;
      return;
    }
    if (isFirst(line.awb, line.state)) states[line.state] += 1;
    if (isNew(line) && isFirst(line.awb, "added")) sums.added += 1;
    if (bringsCash(line.state)) {
      sums.collected += line.collected;
      sums.charges += line.charges;
    }
    if (line.state !== "matched" && odd.length < mostNamed) {
      const { line: place, awb, state, collected, expected } = line;
      odd.push({ line: place, awb, state, collected, expected });
    }
  };
  return {
    /** Did the file name this parcel before, in the same kind of line? Remembers that it does now. */
    isSeen: ({ awb, kind }: Pick<RemittedLine, "awb" | "kind">): boolean => !isFirst(awb, kind),
    add(lines: readonly (JudgedLine | LineFault)[]): void {
      for (const line of lines) {
        if ("awb" in line) addLine(line);
        else {
          sums.faultCount += 1;
          if (faults.length < mostNamed) faults.push(line);
        }
      }
    },
    end: (): DryRun => ({
      ...sums,
      states,
      faults,
      odd,
      collected: paise(sums.collected),
      charges: paise(sums.charges),
    }),
  };
}
