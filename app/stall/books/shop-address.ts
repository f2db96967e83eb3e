import type { Address } from "#addresses/address.ts";
import { parsePincode } from "#values/contact/pincode.ts";
import { pincodeIn, type ShopPlace, stateOfShop } from "#values/contact/shop-place.ts";

/**
 * The shop's own address as a buyer's, who takes the goods there: then it is the place of supply. Undefined
 * where the settings' text has no pincode, or the state is unknown.
 */
export function shopAddress(shop: ShopPlace, fullName: string): Address | undefined {
  const { address } = shop;
  const found = pincodeIn(address);
  const pincode = found && parsePincode(found);
  const state = stateOfShop(shop);
  if (!found || !pincode || !state) return undefined;
  const parts = address
    .replace(found, "")
    .split(/[,\n]/)
    .map((part) => part.replace(state, "").replace(/^[\s.–-]+|[\s.–-]+$/g, ""))
    .filter((part) => part !== "" && part !== "India");
  const city = parts.at(-1) ?? state;
  const line = parts.slice(0, -1).join(", ") || city;
  return { fullName, addressLine1: line, addressLine2: null, city, state, pincode, country: "India" };
}
