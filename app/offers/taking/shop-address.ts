import type { Address } from "#addresses/address.ts";
import { indianStates, stateOfGstCode } from "#values/contact/indian-state.ts";
import { parsePincode, stateOfPincode } from "#values/contact/pincode.ts";

interface ShopPlace {
  /** In one text, as the settings have it. */
  address: string;
  gstin?: string | undefined;
}

/**
 * The shop's own address as a buyer's, who takes the goods there: then it is the place of supply. Undefined
 * where the settings' text has no pincode, or the state is unknown.
 */
export function shopAddress({ address, gstin }: ShopPlace, fullName: string): Address | undefined {
  const found = /\b[1-9]\d{2} ?\d{3}\b/.exec(address)?.[0];
  const pincode = found && parsePincode(found);
  if (!found || !pincode) return undefined;
  const state =
    stateOfGstCode(gstin?.slice(0, 2) ?? "") ??
    stateOfPincode(pincode) ??
    indianStates.find((name) => address.includes(name));
  if (!state) return undefined;
  const parts = address
    .replace(found, "")
    .split(/[,\n]/)
    .map((part) => part.replace(state, "").replace(/^[\s.–-]+|[\s.–-]+$/g, ""))
    .filter((part) => part !== "" && part !== "India");
  const city = parts.at(-1) ?? state;
  const line = parts.slice(0, -1).join(", ") || city;
  return { fullName, addressLine1: line, addressLine2: null, city, state, pincode, country: "India" };
}
