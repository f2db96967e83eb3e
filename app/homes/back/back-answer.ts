import type { BackFault } from "./back-row.ts";

/** So many faults are named, the others counted. */
export const mostBackFaults = 50;

/** What is wrong with a sheet that comes back, which stands in its field again. */
export interface BackAnswer {
  kind: "sheet";
  faults: readonly BackFault[];
  count: number;
  sheet: string;
}
