import { type Paise, paise } from "#values/money/money.ts";
import { bringsCash, isNew, type JudgedLine, type LineFault, type RemittedState } from "./remitted-line.ts";

/** What an import of a courier's file would do. */
export interface DryRun {
  /** Of new lines, by what they are. */
  states: Readonly<Record<RemittedState, number>>;
  /** Lines that would be written, and those that were imported before. */
  added: number;
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

/** Adds the lines of a file up. */
export function startDryRun() {
  const seen = new Set<string>();
  const states = { matched: 0, short: 0, over: 0, unknown: 0, twice: 0 };
  const sums = { added: 0, known: 0, collected: 0, charges: 0, faultCount: 0 };
  const faults: LineFault[] = [];
  const odd: OddLine[] = [];
  const addLine = (line: JudgedLine) => {
    if (line.isKnown) {
      sums.known += 1;
      return;
    }
    states[line.state] += 1;
    if (isNew(line)) sums.added += 1;
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
    /** Did the file name this parcel before? Remembers that it does now. */
    isSeen(key: string): boolean {
      if (seen.has(key)) return true;
      seen.add(key);
      return false;
    },
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
