import { textIn } from "#values/text/form-text.ts";
import type { SheetFault } from "../sheet/read-row.ts";

/** A buyer's acts on the page of an order's homes, by the value of the pressed button. */
const homesActs = ["upload", "ask", "known"] as const;
export type HomesAct = (typeof homesActs)[number];

export const homesActIn = (form: FormData): HomesAct | undefined =>
  homesActs.find((act) => act === textIn(form, "act"));

/** So many faults are named, the others counted (HOMES-7). */
export const mostFaults = 50;

/** What is wrong with a sheet, which stands in its field again. */
export type OwnHomesAnswer =
  | { kind: "refused"; faults: readonly SheetFault[]; count: number; sheet: string }
  | { kind: "failed"; text?: string; reason?: "limited" };
