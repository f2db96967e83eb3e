import { gstCode, type IndianState, indianStates, stateOfGstCode } from "./indian-state.ts";
import { parsePincode, stateOfPincode } from "./pincode.ts";

/** Where the shop is, as its settings and its papers say it. */
export interface ShopPlace {
  /** In one text. */
  address: string;
  gstin?: string | null | undefined;
}

/** The PIN code in an address, as it is written there. */
export const pincodeIn = (address: string): string | undefined => /\b[1-9]\d{2} ?\d{3}\b/.exec(address)?.[0];

/**
 * The shop's own state: that of its GSTIN, else of the PIN code in its address, else the one that the address
 * names. Undefined where none of them tells.
 */
export function stateOfShop({ address, gstin }: ShopPlace): IndianState | undefined {
  const found = pincodeIn(address);
  const pincode = found === undefined ? undefined : parsePincode(found);
  return (
    stateOfGstCode(gstin?.slice(0, 2) ?? "") ??
    (pincode === undefined ? undefined : stateOfPincode(pincode)) ??
    indianStates.find((name) => address.includes(name))
  );
}

/** Does a parcel leave the state from which it was billed? One without a state does. */
export const leavesState = (from: ShopPlace, toStateCode: string | null): boolean => {
  const state = stateOfShop(from);
  return state === undefined || toStateCode !== gstCode(state);
};
