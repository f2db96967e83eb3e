export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The ratio A/B, measured in turns in one run, so that a slow moment of the machine meets both. */
export async function ratioInTurns(rounds: number, a: () => Promise<number>, b: () => Promise<number>) {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await a(), await b()]);
  return {
    a: median(pairs.map(([first]) => first)),
    b: median(pairs.map(([, second]) => second)),
    ratio: median(pairs.map(([first, second]) => first / second)),
  };
}

/** One row of the bench table. */
export interface Row {
  what: string;
  measured: string;
  bound: string;
  holds: boolean;
}
