import { type Paise, paise } from "#values/money/money.ts";
import {
  awbIn,
  type CellFault,
  isTotalsRow,
  remittedDayIn,
  remittedSumIn,
  utrIn,
} from "./remittance-cells.ts";
import type { ColumnPlaces, RemittanceField } from "./remittance-columns.ts";

export const remittedStates = ["matched", "short", "over", "unknown", "twice"] as const;
export type RemittedState = (typeof remittedStates)[number];

/** Lines that bring money: of parcels of the shop's, once each. */
export const bringsCash = (state: RemittedState): boolean => state !== "unknown" && state !== "twice";

/** What a line of a courier's file says. */
export interface RemittedLine {
  line: number;
  awb: string;
  /** What came is brought; below zero the courier takes back what it had brought. */
  kind: "brought" | "taken_back";
  collected: Paise;
  charges: Paise;
  utr: string;
  /** The day of the remittance. */
  on: string;
}

/** A line, and what it is to the shop. */
export interface JudgedLine extends RemittedLine {
  state: RemittedState;
  /** What its parcel was to bring; undefined where it is none of the shop's. */
  expected: Paise | undefined;
  orderId: string | undefined;
  /** Was it imported before, with the same remittance? It changes nothing. */
  isKnown: boolean;
  /** Did the file name its parcel before? It is told, and not kept. */
  isAgain: boolean;
}

/** Lines that are to be written down. */
export const isNew = ({ isKnown, isAgain }: JudgedLine): boolean => !isKnown && !isAgain;

/** A line that can't be read: which field, why, and what stands there. */
export interface LineFault {
  line: number;
  field: RemittanceField;
  fault: CellFault;
  text: string;
}

interface Given {
  places: ColumnPlaces;
  /** For a file that does not say them. */
  usual: { utr: string; on: string };
  /** What all lines before have collected: a row of that sum and no parcel is the totals'. */
  soFar: number;
}

/** A row of the file: a line, what is wrong with it, or undefined of a row of totals or of nothing. */
export function remittedLineIn(
  cells: readonly string[],
  line: number,
  { places, usual, soFar }: Given,
): RemittedLine | LineFault | undefined {
  const cell = (field: RemittanceField) => cells[places[field] ?? -1] ?? "";
  const fault = (field: RemittanceField, why: CellFault) => ({
    line,
    field,
    fault: why,
    text: cell(field).trim(),
  });
  const [awb, collected] = [awbIn(cell("awb")), remittedSumIn(cell("collected"))];
  if (isTotalsRow(cells) || isUnnamedTotal(awb, collected, soFar)) return undefined;
  if ("fault" in awb) return fault("awb", awb.fault);
  if ("fault" in collected) return fault("collected", collected.fault);
  const charges = remittedSumIn(cell("charges"));
  if ("fault" in charges) return fault("charges", charges.fault);
  const utr = utrIn(cell("utr"));
  if ("fault" in utr) return fault("utr", utr.fault);
  const on = remittedDayIn(cell("on"));
  if ("fault" in on) return fault("on", on.fault);
  return {
    line,
    awb: awb.value,
    kind: collected.value < 0 ? "taken_back" : "brought",
    collected: collected.value,
    // Some couriers write what they keep as a sum below zero.
    charges: paise(Math.abs(charges.value)),
    utr: utr.value || usual.utr,
    on: on.value ?? usual.on,
  };
}

/** A row without a parcel of what all before it have collected, or of nothing. */
function isUnnamedTotal(
  awb: ReturnType<typeof awbIn>,
  collected: ReturnType<typeof remittedSumIn>,
  soFar: number,
) {
  if (!("fault" in awb) || awb.fault !== "none" || !("value" in collected)) return false;
  return collected.value === 0 || (soFar > 0 && collected.value === soFar);
}

/** What a line is to the shop, whose parcel, where there is one, was to bring `expected`. */
export function judgeRemitted(
  { kind, collected }: Pick<RemittedLine, "kind" | "collected">,
  { expected, isTwice }: { expected: Paise | undefined; isTwice: boolean },
): RemittedState {
  if (isTwice) return "twice";
  if (expected === undefined) return "unknown";
  const due = kind === "brought" ? expected : 0 - expected;
  if (collected === due) return "matched";
  return collected < due ? "short" : "over";
}
