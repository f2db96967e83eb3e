import { expect, test } from "vitest";
import { stateOfShop } from "./shop-place.ts";

test.each([
  ["Ward 4, Station Road, Madhubani, Bihar 847211, India", null, "Bihar"],
  ["Ward 4, Station Road, Madhubani 847 211", null, "Bihar"],
  ["Ward 4, Station Road, Madhubani, Bihar 847211, India", "27AAAFH0000A1ZL", "Maharashtra"],
  ["Sector 9, Punjab 160062", undefined, "Punjab"],
  ["Paona Bazar, Imphal, Manipur", undefined, "Manipur"],
  ["Paona Bazar, Imphal", undefined, undefined],
  ["", undefined, undefined],
])("a shop at %j with the GSTIN %s is in %s", (address, gstin, state) =>
  expect(stateOfShop({ address, gstin })).toBe(state),
);
