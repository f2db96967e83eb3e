import type { InputEvent } from "react";
import { parsePincode, stateOfPincode } from "#values/contact/pincode.ts";

/** The state that a typed PIN code tells; '' when it tells none. */
export function stateFor(typedPincode: string): string {
  const pincode = parsePincode(typedPincode);
  return (pincode && stateOfPincode(pincode)) ?? "";
}

/** Is it a whole PIN code? What is still being typed changes nothing. */
const isWhole = (typed: string): boolean => parsePincode(typed) !== undefined;

/**
 * A full PIN code chooses the state of its address, unless somebody has chosen one; one that
 * tells none empties what the former one chose. Where a known address is
 * corrected (`isKnown`), the state of its former PIN code follows, too.
 */
export function fillState(
  { currentTarget: field }: InputEvent<HTMLInputElement>,
  stateName: string,
  isKnown = false,
): void {
  const select = field.form?.elements.namedItem(stateName);
  const state = stateFor(field.value);
  if (!(select instanceof HTMLSelectElement) || !isWhole(field.value)) return;
  const told = ["", select.dataset.filled, isKnown && stateFor(field.defaultValue)];
  if (!told.includes(select.value)) return;
  select.value = state;
  select.dataset.filled = state;
}
