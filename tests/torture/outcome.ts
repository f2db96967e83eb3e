import type { Finding } from "./judge.ts";

/** What a part of the torture came to. */
export interface Outcome {
  what: string;
  rounds: number;
  faults: number;
  acknowledged: Record<string, number>;
  findings: Finding[];
}
