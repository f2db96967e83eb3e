import type { InputEvent } from "react";
import { parsePincode, stateOfPincode } from "#values/contact/pincode.ts";

/** The state that a typed PIN code tells; '' when it tells none. */
export function stateFor(typedPincode: string): string {
  const pincode = parsePincode(typedPincode);
  return (pincode && stateOfPincode(pincode)) ?? "";
}

/**
 * A full PIN code chooses the state of its address, unless somebody has chosen one. Where a known address is
 * corrected (`isKnown`), the state of its former PIN code follows, too.
 */
export function fillState(
  { currentTarget: field }: InputEvent<HTMLInputElement>,
  stateName: string,
  isKnown = false,
): void {
  const select = field.form?.elements.namedItem(stateName);
  const state = stateFor(field.value);
  if (!(select instanceof HTMLSelectElement) || state === "") return;
  const told = ["", select.dataset.filled, isKnown && stateFor(field.defaultValue)];
  if (!told.includes(select.value)) return;
  select.value = state;
  select.dataset.filled = state;
}
