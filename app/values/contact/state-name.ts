import { indianState } from "./indian-state.ts";
import { indianStateText } from "./state-names.text.ts";

/** A state in the reader's language; what is none of India's stays as it was typed. */
export function stateName(given: string): string {
  const state = indianState(given);
  return state ? indianStateText.name(state) : given;
}
