import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { indianStateText } from "#values/contact/state-names.text.ts";
import type { Recipient } from "../invoice/invoice.ts";
import { paperText } from "../invoice/paper.text.ts";

/** 'Bihar (10)', as the law wants the place of supply. */
export function placeOfSupply({ stateCode, lines }: Recipient): string {
  if (stateCode === null) return lines.at(-2) ?? "";
  const state = stateOfGstCode(stateCode);
  return `${state ? indianStateText.name(state) : paperText.state} (${stateCode})`;
}
