import { stateOfGstCode } from "#values/contact/indian-state.ts";
import type { Recipient } from "./invoice.ts";

/** 'Bihar (10)', as the law wants the place of supply. */
export function placeOfSupply({ stateCode, lines }: Recipient): string {
  if (stateCode === null) return lines.at(-2) ?? "";
  return `${stateOfGstCode(stateCode) ?? "State"} (${stateCode})`;
}
